// The docs of a Docusaurus plugin → pages with their old paths, and the ids that sidebars use.

import { dirname } from '../../output/source-path.ts';
import { toText } from '../../settings/value.ts';
import type { SourcePage } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { readHeading, titleOfName } from '../read-title.ts';

/** One set of docs. */
export interface DocsInstance {
  readonly id: string;
  /** The folder with its files. */
  readonly folder: string;
  /** The first segment of its paths: "docs", or "" for the root. */
  readonly route: string;
  readonly sidebar: unknown;
  readonly sidebarFile?: string | undefined;
  readonly editUrl?: string | undefined;
  /** Globs of its pages; `exclude` has globs of other files. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** A page, with what is needed for sidebars made from folders. */
export interface DocPage {
  readonly page: SourcePage;
  /** "guides/start": the folder without numbers, and the name or the id. */
  readonly id: string;
  /** File name, relative to the docs folder. */
  readonly name: string;
  readonly position: number | undefined;
}

const pageFile = /\.mdx?$/;

/** Default globs for pages. */
export const defaultInclude: readonly string[] = ['**/*.{md,mdx}'];

/** Default globs for excluded files: partials start with an underscore. */
export const defaultExclude: readonly string[] = [
  '**/_*.{md,mdx}',
  '**/_*/**',
  '**/*.test.{md,mdx}',
  '**/__tests__/**',
];

/** Reads the pages of a set of docs, in one language. */
export function readDocs(
  { folder, route, include = defaultInclude, exclude = defaultExclude }: Omit<DocsInstance, 'id' | 'sidebar'>,
  { reader, language }: { readonly reader: SiteReader; readonly language: string },
): DocPage[] {
  const names = reader.listPages(folder, { include, exclude });
  return names.map((name) => {
    const file = folder === '' ? name : `${folder}/${name}`;
    const { head, body } = reader.markdown(file);
    const stem = name.replace(pageFile, '');
    const place = dirname(stem).split('/').filter(Boolean).map(cutNumber).join('/');
    const baseName = cutNumber(stem.slice(stem.lastIndexOf('/') + 1));
    const id = [place, toText(head.id) ?? baseName].filter(Boolean).join('/');
    const isFolder =
      /^(?:index|readme)$/i.test(baseName) || baseName.toLowerCase() === (place.split('/').at(-1) ?? '').toLowerCase();
    const slug = toText(head.slug);
    const path =
      slug === undefined
        ? isFolder
          ? `${place}/`
          : [place, toText(head.id) ?? baseName].filter(Boolean).join('/')
        : slug.startsWith('/')
          ? slug.slice(1)
          : [place, slug.replace(/^\.\//, '')].filter(Boolean).join('/');
    return {
      id,
      name,
      position: Number.isFinite(Number(head.sidebar_position ?? Number.NaN))
        ? Number(head.sidebar_position)
        : numberOf(stem.slice(stem.lastIndexOf('/') + 1)),
      page: {
        file,
        path: `/${[route, path].filter((part) => part !== '' && part !== '/').join('/')}`.replace(/\/+/g, '/'),
        language,
        isPost: false,
        head,
        body,
        bodyLine: 1,
        label:
          toText(head.sidebar_label) ??
          toText(head.title) ??
          readHeading(body) ??
          titleOfName(baseName === 'index' ? place || 'Home' : baseName),
      },
    };
  });
}

/** Removes a number prefix: "01-intro" is "intro". Dates and versions keep their numbers. */
export function cutNumber(name: string): string {
  if (/^\d{4}-\d{2}|^\d+[._]\d/.test(name)) return name;
  return name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');
}

/** Returns the number prefix of a name. */
export function numberOf(name: string): number | undefined {
  return cutNumber(name) === name ? undefined : Number.parseInt(name, 10);
}
