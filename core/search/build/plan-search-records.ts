// A page and its document → what a search finds it by, one record for each address. A record is small
// and complete: when it has been made, the text of the page is needed no longer.

import type { Heading } from '../../model/document.ts';
import type { FrontMatter } from '../../model/front-matter.ts';
import type { Page } from '../../model/page.ts';
import { toPublicPath, type UrlPath } from '../../model/url-path.ts';
import type { ApiLineKind, ApiLines, FoundDemo, SearchRecord } from '../search-record.ts';

/** A line of an API, as a page shows it. */
export interface ApiLine {
  readonly of: string;
  readonly kind: ApiLineKind;
  readonly name: string;
  /** Its fragment. */
  readonly id: string;
}

/** A page, and what its text says of it. */
interface FoundPage {
  readonly page: Pick<Page, 'path' | 'language' | 'product' | 'template' | 'navTitle'>;
  readonly frontMatter: Pick<FrontMatter, 'draft' | 'unlisted'> &
    Partial<Pick<FrontMatter, 'components' | 'hooks' | 'keywords'>>;
  readonly title: string;
  readonly description: string;
  readonly headings: readonly Heading[];
  /** Tells whether the whole page is a reference. */
  readonly isApi: boolean;
  /** Tells whether it is one of functions, classes, constants, enums or types. */
  readonly isSymbol?: boolean;
  /** The component or hook that the page is the reference of. */
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

/** Plans the records of a page. What is in no sitemap is in no index. */
export function planSearchRecords(found: FoundPage): SearchRecord[] {
  const {
    page,
    frontMatter,
    title,
    description,
    headings,
    isApi,
    isSymbol = false,
    subject,
    lines = [],
    demos = [],
    tabs,
  } = found;
  if (!isFound(found)) return [];
  const common = { description, product: page.product ?? null };
  const named = subject === undefined ? listNames(page, frontMatter) : [subject];

  return [
    {
      pathname: toPublicPath(page.path, [page.language]),
      title,
      ...common,
      headings: headings.map(toLink),
      kind: isSymbol ? 'symbol' : isApi ? 'api' : page.template === 'BlogPost' ? 'post' : 'page',
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

/** Tells whether a search finds a page at all. */
function isFound({ page, frontMatter }: Pick<FoundPage, 'page' | 'frontMatter'>): boolean {
  return page.template !== 'NotFound' && !frontMatter.draft && !frontMatter.unlisted;
}

function listNames(
  { navTitle }: FoundPage['page'],
  { components = [], hooks = [] }: FoundPage['frontMatter'],
): string[] {
  return [...new Set([...(navTitle ? [navTitle] : []), ...components, ...hooks])];
}

/** Lines that follow each other and are of one kind share what their fragments begin with. */
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
