// The text of a type → highlighted HTML in which known names are links, and which can be broken in a narrow column:
// between the words of long names, and before the members of a union.

import { tokenizeCode } from '../../code/tokenize-code.ts';
import { escapeHtml, escapeText } from '../../text/escape-html.ts';
import { splitWords } from './split-words.ts';

/** Renders a type; `links` contains the address of each name that is documented elsewhere. */
export function renderType(type: string, links: Readonly<Record<string, string>>): string {
  return tokenizeCode(type, 'ts')
    .map(({ role, text }) => {
      const html = linkNames(text, links);
      return role ? `<span class="${role}">${html}</span>` : html;
    })
    .join('');
}

function linkNames(text: string, links: Readonly<Record<string, string>>): string {
  return text
    .split(/([A-Za-z_$][\w$]*)/)
    .map((piece) =>
      Object.hasOwn(links, piece)
        ? `<a href="${escapeHtml(links[piece] ?? '')}">${toBreakable(piece)}</a>`
        : toBreakable(piece),
    )
    .join('');
}

function toBreakable(piece: string): string {
  return splitWords(piece)
    .map(escapeText)
    .join('<wbr>')
    .replace(/^(?:&lt;|\.)$/, '$&<wbr>')
    .replaceAll('| ', '<span class="api-or">|\u00a0</span>');
}
