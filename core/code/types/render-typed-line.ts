// The highlighted runs of a line, its typed names and its faults → its HTML.
//
// The tip is inside of its name, so that it shows on hover and focus without a script.

import { renderRun } from '../render-run.ts';
import type { MarkedRun } from '../mark-words.ts';
import type { TypeSpan } from './typed-code.ts';

/** A name in a line, with its tip. */
export interface LineName extends TypeSpan {
  readonly html: string;
  readonly id: string;
  /** Whether the Tab key reaches it: only the first of the names with the same tip. */
  readonly isStop: boolean;
}

/** Renders a line with its types. */
export function renderTypedLine(
  runs: readonly MarkedRun[],
  { names, faults }: { readonly names: readonly LineName[]; readonly faults: readonly TypeSpan[] },
): string {
  const bounds = new Set([...names, ...faults].flatMap(({ from, to }) => [from, to]));
  const parts: { readonly name: LineName | undefined; html: string }[] = [];
  let column = 0;
  for (const run of runs)
    for (const text of splitAt(run.text, column, bounds)) {
      const isIn = ({ from, to }: TypeSpan) => column >= from && column < to;
      const name = names.find(isIn);
      const html = renderRun({ ...run, text });
      const markedHtml = faults.some(isIn) ? `<span class="type-wrong">${html}</span>` : html;
      const last = parts.at(-1);
      if (last && last.name === name) last.html += markedHtml;
      else parts.push({ name, html: markedHtml });
      column += text.length;
    }
  return parts.map(({ name, html }) => (name ? renderName(name, html) : html)).join('');
}

function splitAt(text: string, column: number, bounds: ReadonlySet<number>): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let index = 1; index <= text.length; index += 1) {
    if (index < text.length && !bounds.has(column + index)) continue;
    pieces.push(text.slice(start, index));
    start = index;
  }
  return pieces;
}

function renderName({ id, isStop, html }: LineName, code: string): string {
  return (
    `<span class="type" tabindex="${isStop ? 0 : -1}" aria-describedby="${id}">` +
    `<span class="type-tip" role="tooltip" id="${id}">${html}</span>${code}</span>`
  );
}
