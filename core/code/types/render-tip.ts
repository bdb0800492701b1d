// A type and the first paragraph of its comment → their HTML.

import { escapeText } from '../../text/escape-html.ts';
import { renderRun } from '../render-run.ts';
import { tokenizeCode } from '../tokenize-code.ts';
import type { TypeTip } from './typed-code.ts';

/** Renders the type and docs of a name. */
export function renderTip({ type, docs }: TypeTip): string {
  const code = tokenizeCode(type, 'ts').map(renderRun).join('');
  return `<span class="type-text">${code}</span>${docs ? `<span class="type-docs">${renderDocs(docs)}</span>` : ''}`;
}

/** Renders inline Markdown: code and strong text. Of a link, only the text stays. */
function renderDocs(docs: string): string {
  return escapeText(docs)
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/(?<!`)(`+)([^`]+)\1/g, '<code>$2</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
}
