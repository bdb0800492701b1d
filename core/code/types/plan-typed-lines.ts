// Typed code and the lines of it that are shown → the names, faults and notes of each line.

import { escapeText } from '../../text/escape-html.ts';
import type { LineName } from './render-typed-line.ts';
import { renderTip } from './render-tip.ts';
import type { TypedCode, TypeNote, TypeSpan } from './typed-code.ts';

/** The names, faults and notes of a line. */
interface TypedLine {
  readonly names: readonly LineName[];
  readonly faults: readonly TypeSpan[];
  /** HTML of the notes below it. */
  readonly below: string;
}

/** Finds the types of a line, counted from 1 as shown. */
export type FindTypedLine = (number: number) => TypedLine;

/** Plans the lines. `sourceLines` has their numbers in the source, and `id` is unique to the block. */
export function planTypedLines(
  { tips, names, faults, notes }: TypedCode,
  { sourceLines, id }: { readonly sourceLines: readonly number[]; readonly id: string },
): FindTypedLine {
  const html = tips.map(renderTip);
  const stopsByTip = new Map<number, TypeSpan>();
  for (const name of names)
    if (sourceLines.includes(name.line) && !stopsByTip.has(name.tip)) stopsByTip.set(name.tip, name);

  return (number) => {
    const isHere = ({ line }: { readonly line: number }) => line === sourceLines[number - 1];
    return {
      names: names.flatMap((name, index): LineName[] =>
        isHere(name)
          ? [{ ...name, html: html[name.tip] ?? '', id: `${id}-${index}`, isStop: stopsByTip.get(name.tip) === name }]
          : [],
      ),
      faults: faults.filter(isHere),
      below: notes.filter(isHere).map(renderNote).join(''),
    };
  };
}

function renderNote(note: TypeNote): string {
  const text =
    note.kind === 'type'
      ? renderTip(note.tip)
      : note.kind === 'fault'
        ? escapeText(note.text)
        : note.choices.map((choice) => renderChoice(choice, note.written)).join('');
  // Blanks instead of a width, because they are as wide as the code above them.
  const lead = `<span class="type-lead" aria-hidden="true">${' '.repeat(note.from)}</span>`;
  return `<span class="type-note type-note-${note.kind}">${lead}<span class="type-said">${text}</span></span>`;
}

function renderChoice(choice: string, written: string): string {
  const length = choice.startsWith(written) ? written.length : 0;
  return `<span class="type-choice"><b>${escapeText(choice.slice(0, length))}</b>${escapeText(choice.slice(length))}</span>`;
}
