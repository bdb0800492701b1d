import type { MarkedRun } from './mark-words.ts';
import { renderUnseen } from './render-unseen.ts';

/** Renders a highlighted run. */
export function renderRun({ role, text, isWord }: MarkedRun): string {
  const html = renderUnseen(text);
  const highlighted = role ? `<span class="${role}">${html}</span>` : html;
  return isWord ? `<mark class="word">${highlighted}</mark>` : highlighted;
}
