// The MDX files of a Storybook → pages, and a tree by their titles. Stories without a page are noted.

import { dirname, joinPath } from '../../output/source-path.ts';
import { toList, toObject, toText } from '../../settings/value.ts';
import { readPageImports } from '../../markdown/read-page-imports.ts';
import { splitPieces } from '../../markdown/split-pieces.ts';
import type { MarkdownDialect } from '../../markdown/piece.ts';
import type { SourceEntry, SourcePage, SourceSite } from '../../source-site.ts';
import type { SiteReader } from '../site-reader.ts';
import { slugAsGithub } from '../../output/heading-ids.ts';
import { readHeading, titleOfName } from '../read-title.ts';
import { startOfGlob } from '../to-pattern.ts';

const dialect: MarkdownDialect = { code: 'jsx', elements: [] };

/** Reads the pages of a Storybook whose settings are in `file`. */
export function readStorybook(file: string, reader: SiteReader): SourceSite {
  const root = dirname(dirname(file));
  const config = toObject(reader.settings(file));
  const stories = reader.list(root, /\.stories\.(?:[cm]?[jt]sx?)$/);
  const taken = new Set<string>();
  const files = listPlaces(config.stories, file).flatMap(({ folder, glob, prefix }) =>
    reader.listPages(folder, { include: [glob] }).map((name) => ({ file: joinPath(folder, name), prefix })),
  );
  const read = files
    .filter(
      (each, index) => each.file.endsWith('.mdx') && files.findIndex((other) => other.file === each.file) === index,
    )
    .flatMap((each) => readPage(each.file, { reader, prefix: each.prefix }));
  const pages = read.map(({ page, title }) => {
    const path = `/${['docs', ...title.split('/').map(slugAsGithub)].filter(Boolean).join('/')}`;
    const free = taken.has(path) ? `${path}-${taken.size}` : path;
    taken.add(free);
    return { title, page: { ...page, path: free } };
  });

  const documented = new Set(read.flatMap(({ of }) => of ?? []));
  for (const name of stories)
    if (!documented.has(joinPath(root, name)))
      reader.note(joinPath(root, name), {
        kind: 'left',
        what: 'Stories without a page of text',
        todo: 'Write a page, and add the stories you want to show as demos.',
      });
  const manifest = toObject(reader.data(joinPath(root, 'package.json')));
  return {
    engine: 'storybook',
    root,
    siteFolder: root,
    settings: {
      title: toText(manifest.name) ?? 'Docs',
      description: toText(manifest.description),
      languages: ['en'],
      editUrl: undefined,
      alias: { '@': joinPath(root, 'src') },
    },
    trees: [
      {
        id: 'docs',
        name: toText(manifest.name) ?? 'Docs',
        entries: nest(pages.map(({ title, page }) => ({ parts: title.split('/'), page }))),
      },
    ],
    pages: pages.map(({ page }) => page),
    redirects: [],
    publicFolders: (Array.isArray(config.staticDirs) ? (config.staticDirs as unknown[]) : []).flatMap((each) => {
      const from = toText(each) ?? toText(toObject(each).from);
      return from === undefined ? [] : [joinPath(dirname(file), from)];
    }),
    notes: reader.notes,
  };
}

interface StoryPlace {
  readonly folder: string;
  readonly glob: string;
  /** Prefix of the titles of its pages. */
  readonly prefix: string;
}

/** Lists the places of a Storybook's pages: globs such as "../src/**\/*.mdx", and folders. */
function listPlaces(stories: unknown, file: string): StoryPlace[] {
  const settingsFolder = dirname(file);
  const places = toList(stories).flatMap((each): StoryPlace[] => {
    const glob = toText(each);
    if (glob !== undefined) {
      const start = startOfGlob(glob);
      return [
        { folder: joinPath(settingsFolder, start), glob: glob.slice(start.length).replace(/^\//, ''), prefix: '' },
      ];
    }
    const { directory, files, titlePrefix } = toObject(each);
    if (toText(directory) === undefined) return [];
    return [
      {
        folder: joinPath(settingsFolder, String(directory)),
        glob: toText(files) ?? '**/*.@(mdx|stories.@(mdx|js|jsx|mjs|ts|tsx))',
        prefix: toText(titlePrefix) ?? '',
      },
    ];
  });
  return places.length > 0 ? places : [{ folder: dirname(settingsFolder), glob: '**/*.mdx', prefix: '' }];
}

function readPage(
  file: string,
  { reader, prefix }: { readonly reader: SiteReader; readonly prefix: string },
): { page: SourcePage; title: string; of: string | undefined }[] {
  const { head, body } = reader.markdown(file);
  const meta = splitPieces(body, dialect).find((piece) => piece.kind === 'element' && piece.name === 'Meta');
  const attributes = meta?.kind === 'element' ? meta.attributes : [];
  const valueOf = (name: string) => attributes.find((each) => each.name === name)?.value;
  if (attributes.some(({ name }) => name === 'isTemplate')) {
    reader.note(file, {
      kind: 'left',
      what: 'A template for docs pages',
      todo: 'Vitrine has no such template: each page is a file of its own.',
    });
    return [];
  }
  const module = valueOf('of');
  const from = typeof module === 'string' ? readPageImports(body, dialect).byName.get(module)?.from : undefined;
  const story =
    from === undefined
      ? undefined
      : ['', '.ts', '.tsx', '.js', '.jsx', '.mjs']
          .map((ending) => joinPath(dirname(file), from) + ending)
          .find((name) => reader.has(name));
  const stories = story === undefined ? {} : toObject(reader.evaluator.exportOf(story));
  const name = titleOfName(
    file
      .split('/')
      .at(-1)
      ?.replace(/\.mdx$/, '') ?? '',
  );
  const written = valueOf('title');
  const own = (typeof written === 'string' ? written : undefined) ?? toText(stories.title) ?? name;
  const title = [prefix.replace(/\/$/, ''), own].filter(Boolean).join('/');
  const label = title.split('/').at(-1)?.trim() ?? name;
  const hasHeading = readHeading(body) !== undefined;
  return [
    {
      title,
      of: story,
      page: {
        file,
        path: '/',
        language: 'en',
        isPost: false,
        head: hasHeading ? head : { title: label, ...head },
        body,
        bodyLine: 1,
        label,
      },
    },
  ];
}

interface TitledPage {
  readonly parts: readonly string[];
  readonly page: SourcePage;
}

/** Nests pages by their titles: "Components/Button" is Button in the group Components. */
function nest(pages: readonly TitledPage[]): SourceEntry[] {
  const names = [...new Set(pages.map(({ parts }) => parts[0] ?? ''))];
  return names.flatMap((name): SourceEntry[] => {
    const own = pages.filter(({ parts }) => parts[0] === name);
    const leaves = own
      .filter(({ parts }) => parts.length === 1)
      .map(({ page }): SourceEntry => ({ title: name, file: page.file }));
    const deeper = own
      .filter(({ parts }) => parts.length > 1)
      .map(({ parts, page }) => ({ parts: parts.slice(1), page }));
    if (deeper.length === 0) return leaves;
    return [{ title: name, file: leaves[0]?.file, children: [...leaves.slice(1), ...nest(deeper)] }];
  });
}
