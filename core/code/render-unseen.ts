// Text of code → HTML with the code point on each invisible or misleading character. The characters stay, so that
// copied code is unchanged; the style sheet shows the code point.

import { escapeText } from '../text/escape-html.ts';
import { findUnseen, type UnseenCharacter } from './find-unseen.ts';

/** Renders a text of code. */
export function renderUnseen(text: string): string {
  let end = 0;
  let html = '';
  for (const each of findUnseen(text)) {
    const name = nameUnseen(each);
    html += `${escapeText(text.slice(end, each.index))}<span class="unseen" role="img" aria-label="${escapeText(name)}" data-docs-point="${each.point}">${escapeText(each.text)}</span>`;
    end = each.index + each.text.length;
  }
  return html + escapeText(text.slice(end));
}

/** Returns the name of a character for screen readers. */
export function nameUnseen({ kind, text, point }: UnseenCharacter): string {
  return kind === 'lookalike' ? `${text} ${point}` : point;
}
