// Text of code → HTML in which characters that are not what they seem carry their number. The characters stay, so
// that a copy is the code as it is; the number is drawn by the style sheet.

import { escapeText } from '../text/escape-html.ts';
import { findUnseen, type UnseenCharacter } from './find-unseen.ts';

/** Renders a text of code. */
export function renderUnseen(text: string): string {
  let at = 0;
  let html = '';
  for (const each of findUnseen(text)) {
    const name = nameUnseen(each);
    html += `${escapeText(text.slice(at, each.index))}<span class="unseen" role="img" aria-label="${escapeText(name)}" data-docs-point="${each.point}">${escapeText(each.text)}</span>`;
    at = each.index + each.text.length;
  }
  return html + escapeText(text.slice(at));
}

/** What is read out for it. */
export function nameUnseen({ kind, text, point }: UnseenCharacter): string {
  return kind === 'lookalike' ? `${text} ${point}` : point;
}
