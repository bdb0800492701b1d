import { escapeText } from '../text/escape-html.ts';
import type { MarkedRun } from './mark-words.ts';

/** Renders a coloured run. */
export function renderRun({ role, text, isWord }: MarkedRun): string {
  const html = escapeText(text);
  const coloured = role ? `<span class="${role}">${html}</span>` : html;
  return isWord ? `<mark class="word">${coloured}</mark>` : coloured;
}
