// Renders the API tab of a page whose front matter names components or hooks.

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { listApiTabs, planApiTab, toTabHeadings, type ApiTabName } from '../../../core/api/plan-api-tab.ts';
import { renderCodeBlock } from '../../../core/code/render-code-block.ts';
import type { Block, Document } from '../../../core/model/document.ts';
import type { Page } from '../../../core/model/page.ts';
import type { Product } from '../../../core/model/product.ts';
import { toOutputFile } from '../../../core/model/url-path.ts';
import { ApiTab } from '../../../templates/blocks/api-tab.tsx';
import { findTabSubjects, listTabIds, toTabSubjectHeadings, type ApiRenderer } from '../api/create-api-renderer.ts';
import { listApiLines } from '../api/list-api-lines.ts';
import type { ApiLine } from '../../../core/search/build/plan-search-records.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { PagePart } from './render-part.ts';

/** A tab, ready to be rendered. */
export interface RenderedTab extends PagePart {
  readonly tab: ApiTabName;
  /** The components or hooks that it documents, in order. */
  readonly names: readonly string[];
  /** All ids that a fragment may point to. */
  readonly anchors: readonly string[];
  /** Its lines for the search index. */
  readonly lines: readonly ApiLine[];
}

interface TabOptions {
  readonly task: Pick<PageTask, 'page' | 'api'>;
  readonly document: Document;
  readonly product: Product | undefined;
  readonly apiRenderer: ApiRenderer;
  /** Returns whether an import can work with the installed package. */
  readonly canImport: (statement: string) => boolean;
  readonly t: (key: string, params?: Record<string, string | number>) => string;
}

/** Lists the API tabs of a page; it has them only if it places the component of the tabs. */
export function listTabs({ blocks, frontMatter }: Document): ApiTabName[] {
  return blocks.some(isTabs) ? listApiTabs(frontMatter) : [];
}

/** Renders one API tab of a page. */
export function renderApiTab(
  tab: ApiTabName,
  { task: { page, api }, document, product, apiRenderer, canImport, t }: TabOptions,
): RenderedTab {
  const { frontMatter } = document;
  const planned = planApiTab(frontMatter, tab, frontMatter.packageName ?? product?.packageName);
  const entries = planned.map((entry) => ({ ...entry, imports: entry.imports.filter(canImport) }));
  const subjects = findTabSubjects(api?.subjects ?? [], tab);
  const entryByName = new Map(
    [...subjects].map(([name, subject]) => [name, { subject, tools: apiRenderer.toTools(subject, page) }]),
  );
  const labels = { copy: t('content.copy'), copyCode: t('content.copyCode') };
  const html = renderToString(
    createElement(ApiTab, {
      entries,
      documented: entryByName,
      t,
      renderImport: (code) => renderCodeBlock({ code: `${code}\n`, language: 'js', labels }),
    }),
  );
  const documented = [...subjects.values()].filter(({ entry }) => entries.some(({ name }) => name === entry.name));

  return {
    tab,
    names: entries.map(({ name }) => name),
    page: toTabbedPage(page, tab),
    headings: entries.flatMap((entry) => {
      const found = subjects.get(entry.name);
      return [...toTabHeadings([entry], t('api.import')), ...(found ? toTabSubjectHeadings(found, t) : [])];
    }),
    blocks: [...toCommonBlocks(document.blocks), { kind: 'html', html }],
    anchors: [
      ...document.anchors,
      ...entries.flatMap(({ id, importId }) => [id, importId]),
      ...documented.flatMap(listTabIds),
    ],
    lines: documented.flatMap(({ entry }) => listApiLines(entry, 'tab')),
  };
}

function isTabs(block: Block): boolean {
  return block.kind === 'component' && block.component.name === 'ComponentPageTabs';
}

/** Returns the blocks above the tabs, and the tabs themselves, which every tab shows. */
function toCommonBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.slice(0, blocks.findIndex(isTabs) + 1);
}

function toTabbedPage(page: Page, tab: ApiTabName): Page {
  const path = `${page.path}${tab}/`;
  return { ...page, path, canonicalPath: `${page.canonicalPath}${tab}/`, outputFile: toOutputFile(path) };
}
