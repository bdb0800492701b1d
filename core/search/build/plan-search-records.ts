// A page and its document → its search records, one for each address. A record is small and complete, so that the
// text of the page can be discarded afterwards.

import type { Heading } from '../../model/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';
import { toPublicPath, type UrlPath } from '../../model/url-path.ts';
import type { ApiLineKind, ApiLines, FoundDemo, SearchRecord } from '../search-record.ts';

/** An entry of an API reference, such as a prop, as shown on a page. */
export interface ApiLine {
  readonly of: string;
  readonly kind: ApiLineKind;
  readonly name: string;
  /** The fragment of its link. */
  readonly id: string;
}

/** A page with the facts that its records contain. */
interface FoundPage {
  readonly page: Pick<Page, 'path' | 'language' | 'product' | 'template' | 'navTitle'>;
  readonly frontMatter: Pick<FrontMatter, 'draft' | 'unlisted'> &
    Partial<Pick<FrontMatter, 'components' | 'hooks' | 'keywords'>>;
  readonly title: string;
  /** Its first heading, if it differs from the title, which is written for search engines. */
  readonly heading?: string;
  readonly description: string;
  readonly headings: readonly Heading[];
  /** Whether the whole page is an API reference. */
  readonly isApi: boolean;
  /** Whether it is a reference of functions, classes, constants, enums or types. */
  readonly isSymbol?: boolean;
  /** The component or hook that the page documents. */
  readonly subject?: string;
  readonly lines?: readonly ApiLine[];
  readonly demos?: readonly FoundDemo[];
  /** The API tabs of the page. */
  readonly tabs: readonly {
    readonly path: UrlPath;
    readonly title: string;
    readonly headings: readonly Heading[];
    readonly lines?: readonly ApiLine[];
  }[];
}

/** Plans the records of a page; pages outside of the sitemap have none. */
export function planSearchRecords(found: FoundPage): SearchRecord[] {
  const {
    page,
    frontMatter,
    title,
    heading,
    description,
    headings,
    isApi,
    isSymbol = false,
    subject,
    lines = [],
    demos = [],
    tabs,
  } = found;
  if (!isIndexed(found)) return [];
  const common = { description, product: page.product ?? null };
  const named = subject === undefined ? listNames(page, frontMatter) : [subject];

  return [
    {
      pathname: toPublicPath(page.path, [page.language]),
      title,
      ...common,
      headings: headings.map(toLink),
      kind: isSymbol ? 'symbol' : isApi ? 'api' : page.template === 'BlogPost' ? 'post' : 'page',
      ...(heading !== undefined && { heading }),
      ...filled({ names: named, keywords: frontMatter.keywords ?? [], demos, api: groupLines(lines) }),
    },
    ...tabs.map((tab): SearchRecord => ({
      pathname: tab.path,
      title: tab.title,
      ...common,
      headings: tab.headings.map(toLink),
      kind: 'api',
      ...filled({ names: [...new Set((tab.lines ?? []).map((line) => line.of))], api: groupLines(tab.lines ?? []) }),
    })),
  ];
}

/** Returns whether a page is in the index at all. */
function isIndexed({ page, frontMatter }: Pick<FoundPage, 'page' | 'frontMatter'>): boolean {
  return page.template !== 'NotFound' && !frontMatter.draft && !frontMatter.unlisted;
}

function listNames(
  { navTitle }: FoundPage['page'],
  { components = [], hooks = [] }: FoundPage['frontMatter'],
): string[] {
  return [...new Set([...(navTitle ? [navTitle] : []), ...components, ...hooks])];
}

/** Groups consecutive entries of one kind, with the common prefix of their fragments. */
function groupLines(lines: readonly ApiLine[]): ApiLines[] {
  const groups: { of: string; kind: ApiLineKind; at: string; names: ApiLines['names'][number][] }[] = [];
  for (const { of, kind, name, id } of lines) {
    const at = id.endsWith(name) ? id.slice(0, id.length - name.length) : undefined;
    const last = groups.at(-1);
    const isSame = last?.of === of && last.kind === kind && id.startsWith(last.at) && (at ?? last.at) === last.at;
    if (isSame) last.names.push(at === undefined ? [name, id.slice(last.at.length)] : name);
    else groups.push({ of, kind, at: at ?? '', names: [at === undefined ? [name, id] : name] });
  }
  return groups;
}

function toLink({ id, text }: Heading): SearchRecord['headings'][number] {
  return { id, text };
}

function filled<Lists extends Record<string, readonly unknown[]>>(lists: Lists): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>;
}
