import type { ApiEntry } from '../../../core/api/extract/api-entry.ts';
import type { Document } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { SourceLists } from '../../../core/model/schema/directives.ts';
import { listSectionWords } from '../../../core/search/build/list-section-words.ts';
import { planSearchRecords } from '../../../core/search/build/plan-search-records.ts';
import { toSearchLine } from '../../../core/search/build/render-search-indexes.ts';
import type { FoundDemo } from '../../../core/search/search-record.ts';
import type { PageFacts } from '../made-page.ts';
import { listApiLines } from '../api/list-api-lines.ts';
import { toReadBlocks } from '../../demos/mdx/fill-holes.ts';
import type { MadeMdx } from '../../demos/mdx/make-mdx.ts';
import type { RenderedCopy } from '../copies/render-copies.ts';
import type { RenderedTab } from './render-api-tab.ts';
import type { RenderedPart } from './render-part.ts';

/** The facts about a page that come from rendering it. */
interface RenderedFacts {
  readonly page: Page;
  /** Whether the page is a page of the API. */
  readonly isApi: boolean;
  /** Whether it documents functions, classes, constants, enums or types. */
  readonly isSymbol: boolean;
  /** The component or hook that the whole page is about. */
  readonly subject: ApiEntry | undefined;
  readonly demos: readonly FoundDemo[];
  readonly tabs: readonly (RenderedTab & Pick<RenderedPart, 'title'>)[];
  readonly copies: readonly RenderedCopy[];
  readonly anchors: readonly string[];
  /** The names of missing demos. */
  readonly lost: readonly string[];
  readonly problems: readonly Problem[];
  readonly sources: SourceLists;
  /** The elements of a page of MDX. */
  readonly mdx: MadeMdx | undefined;
}

/** Gathers the facts about a page that the rest of the site needs. */
export function toPageFacts(
  document: Document,
  { page, isApi, isSymbol, subject, demos, tabs, copies, anchors, lost, problems, sources, mdx }: RenderedFacts,
): PageFacts {
  const { title, description, frontMatter, links, blocks, headings } = document;
  const found = tabs.map(({ page: { path }, title: tabTitle, headings: own, lines }) => ({
    path,
    title: tabTitle,
    headings: own,
    lines,
  }));
  const api = subject && { subject: subject.name, lines: listApiLines(subject, 'page') };
  const records = planSearchRecords({ ...document, ...api, page, isApi, isSymbol, demos, tabs: found });
  return {
    title,
    description,
    // Search engines, lists and redirects use only the original.
    frontMatter: page.isFallback ? { ...frontMatter, unlisted: true, redirectFrom: [] } : frontMatter,
    links,
    anchors: [...document.anchors.filter((anchor) => !lost.includes(anchor)), ...anchors],
    ...(lost.length > 0 && { lost }),
    ...(document.isUnread && { isUnread: true }),
    demos: blocks.filter(({ kind }) => kind === 'demo').length,
    tabs: tabs.map((tab) => ({ path: tab.page.path, anchors: tab.anchors })),
    problems: [...document.problems, ...problems],
    copies: copies.map(({ file, title: name }) => ({ file, title: name })),
    search: records.map(toSearchLine),
    // A reference is found by its names: its texts are many and similar.
    words: records.length === 0 || isApi ? [] : listSectionWords(mdx ? toReadBlocks(blocks, mdx) : blocks, headings),
    sources,
  };
}
