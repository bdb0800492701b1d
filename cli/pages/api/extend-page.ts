// Adds the API to a page: the names of a placed index go into its table of contents, and links to the API of the
// shown components come at its end.
//
// The document itself is not changed: a search would find hundreds of pages by the word "API".

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ApiContent } from '../../../core/api/pages/api-subject.ts';
import { planIndexHeadings } from '../../../core/api/pages/plan-index-headings.ts';
import { symbolTitles } from '../../../core/api/pages/symbols/plan-symbol-pages.ts';
import type { Block, Document, Heading } from '../../../core/model/document.ts';
import type { Translate } from '../../../templates/page-props.ts';
import { ApiLinks } from '../../../templates/api/api-links.tsx';

/** The shown page, and its fragments besides those of its document. */
interface ExtendedPage extends Pick<Document, 'blocks' | 'headings'> {
  readonly anchors: readonly string[];
}

interface ExtendOptions {
  readonly api: ApiContent | undefined;
  readonly t: Translate;
  readonly href: (path: string) => string;
}

/** Adds the index headings and the API links to a page. */
export function extendPage(document: Document, { api, ...tools }: ExtendOptions): ExtendedPage {
  const { blocks, anchors } = document;
  const indexed = listIndex(document, { api, t: tools.t });
  const headings = [...indexed.before, ...indexed.pageHeadings, ...indexed.after];
  // A section with this id on the page itself wins.
  if (!api?.links || anchors.includes(linksId))
    return { blocks, headings, anchors: indexed.pageHeadings.map(({ id }) => id) };

  const html = renderToStaticMarkup(createElement(ApiLinks, { id: linksId, links: api.links, ...tools }));
  return {
    blocks: insertBeforeFootnotes(blocks, html),
    headings: [...headings, { id: linksId, depth: 2, text: tools.t('api.links') }],
    anchors: [...indexed.pageHeadings.map(({ id }) => id), linksId],
  };
}

const linksId = 'api';

interface IndexedHeadings {
  readonly before: readonly Heading[];
  readonly pageHeadings: readonly Heading[];
  readonly after: readonly Heading[];
}

/** Puts the names of an index into the table of contents at the place where the page has the index. */
function listIndex(
  { blocks, headings, anchors }: Document,
  { api, t }: Pick<ExtendOptions, 'api' | 't'>,
): IndexedHeadings {
  const at = blocks.findIndex((block) => 'component' in block && block.component.name === 'ApiIndex');
  if (at === -1 || !api) return { before: headings, pageHeadings: [], after: [] };

  const above = blocks.slice(0, at).flatMap((block) => (block.kind === 'html' ? block.html : []));
  const count = headings.filter(({ id }) => above.some((html) => html.includes(` id="${id}"`))).length;
  const pageHeadings = planIndexHeadings(api.index, {
    depth: count > 0 ? 3 : 2,
    toTitle: (kind) => t(symbolTitles[kind]),
  }).filter(({ id }) => !anchors.includes(id));
  return { before: headings.slice(0, count), pageHeadings, after: headings.slice(count) };
}

/** Inserts HTML before the footnotes, which stay last on the page. */
function insertBeforeFootnotes(blocks: readonly Block[], html: string): Block[] {
  const last = blocks.at(-1);
  const at = last?.kind === 'html' ? last.html.lastIndexOf('<section data-footnotes') : -1;
  if (last?.kind !== 'html' || at === -1) return [...blocks, { kind: 'html', html }];
  return [...blocks.slice(0, -1), { kind: 'html', html: `${last.html.slice(0, at)}${html}${last.html.slice(at)}` }];
}
