// A line of coloured runs, the names that something is told of, and what is wrong → its HTML.
//
// What is told of a name stands within it, so that it shows while the name is pointed at or has the focus, and
// nothing has to run for that.

import { renderRun } from '../render-run.ts';
import type { MarkedRun } from '../mark-words.ts';
import type { TypeSpan } from './typed-code.ts';

/** A name of a line, and what is told of it. */
export interface LineName extends TypeSpan {
  readonly html: string;
  readonly id: string;
  /** Whether the keyboard comes to it: one of those that tell the same. */
  readonly isStop: boolean;
}

/** Renders a line. */
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
      const shown = faults.some(isIn) ? `<span class="type-wrong">${html}</span>` : html;
      const last = parts.at(-1);
      if (last && last.name === name) last.html += shown;
      else parts.push({ name, html: shown });
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

function renderName({ id, isStop, html }: LineName, shown: string): string {
  return (
    `<span class="type" tabindex="${isStop ? 0 : -1}" aria-describedby="${id}">` +
    `<span class="type-tip" role="tooltip" id="${id}">${html}</span>${shown}</span>`
  );
}
