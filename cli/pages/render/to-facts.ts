// A page and its tabs → what the rest of the site needs to know of it.

import type { Document } from '../../../core/document.ts';
import type { Page } from '../../../core/page.ts';
import type { Problem } from '../../../core/problem.ts';
import { planSearchRecords } from '../../../core/search/plan-search-records.ts';
import { toSearchLine } from '../../../core/search/render-search-indexes.ts';
import type { PageFacts } from '../../build-context.ts';
import type { RenderedCopy } from '../copies/render-copies.ts';
import type { DrawnTab } from './draw-api-tab.ts';
import type { RenderedPart } from './render-part.ts';

/** What drawing a page has brought to light, beside what its document says. */
interface DrawnFacts {
  readonly page: Page;
  /** Tells whether the page is one of the API itself. */
  readonly isApi: boolean;
  readonly tabs: readonly (DrawnTab & Pick<RenderedPart, 'title'>)[];
  readonly copies: readonly RenderedCopy[];
  readonly anchors: readonly string[];
  readonly problems: readonly Problem[];
}

/** Sums up a page for the site. */
export function toFacts(document: Document, { page, isApi, tabs, copies, anchors, problems }: DrawnFacts): PageFacts {
  const { title, description, frontMatter, links, blocks } = document;
  const found = tabs.map((tab) => ({ path: tab.page.path, title: tab.title, headings: tab.headings }));
  return {
    title,
    description,
    frontMatter,
    links,
    anchors: [...document.anchors, ...anchors],
    demos: blocks.filter(({ kind }) => kind === 'demo').length,
    tabs: tabs.map((tab) => ({ path: tab.page.path, anchors: tab.anchors })),
    problems: [...document.problems, ...problems],
    copies: copies.map(({ file, title: name }) => ({ file, title: name })),
    search: planSearchRecords({ ...document, page, isApi, tabs: found }).map(toSearchLine),
  };
}
