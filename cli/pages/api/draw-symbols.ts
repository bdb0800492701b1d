// Renders symbols of the API as parts of the document of their page: blocks of HTML, headings, fragments.

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SymbolList as Symbols } from '../../../core/api/pages/symbols/plan-symbol-list.ts';
import { listSymbolIds, planSymbolSections } from '../../../core/api/pages/symbols/plan-symbol-sections.ts';
import type { Document, Heading } from '../../../core/model/document.ts';
import type { ApiTools } from '../../../templates/api/api-tools.ts';
import { SymbolList } from '../../../templates/api/symbols/symbol-list.tsx';
import { SymbolPage } from '../../../templates/api/symbols/symbol-page.tsx';

/** Adds symbols to the document of their page. */
export function drawSymbols(document: Document, { isOne, lines }: Symbols, tools: ApiTools): Document {
  const [line] = isOne ? lines : [];
  const sections = line ? planSymbolSections(line) : [];
  const html = renderToStaticMarkup(
    line ? createElement(SymbolPage, { line, tools }) : createElement(SymbolList, { lines, tools }),
  );
  const headings: Heading[] = line
    ? sections.map(({ id }) => ({ id, depth: 2, text: tools.t(`api.${id}` as 'api.import') }))
    : lines.map(({ id, symbol }) => ({ id, depth: 2, text: symbol.name }));
  const ids = [...headings.map(({ id }) => id), ...listSymbolIds(sections)];
  return {
    ...document,
    blocks: [...document.blocks, { kind: 'html', html }],
    headings,
    anchors: [...new Set([...document.anchors, ...ids])],
  };
}
