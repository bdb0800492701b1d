// Code with its types, and the lines of it that are shown → what each of these lines has in it and below it.

import { escapeText } from '../../text/escape-html.ts';
import type { LineName } from './render-typed-line.ts';
import { renderTip } from './render-tip.ts';
import type { TypedCode, TypeNote, TypeSpan } from './typed-code.ts';

/** What a line has besides its text. */
interface TypedLine {
  readonly names: readonly LineName[];
  readonly faults: readonly TypeSpan[];
  /** HTML of what stands below it. */
  readonly below: string;
}

/** Finds what a line has, counted from 1 as shown. */
export type FindTypedLine = (number: number) => TypedLine;

/** Plans the lines. `kept` has the number of each as it was written, and `id` tells the block from others. */
export function planTypedLines(
  { tips, names, faults, notes }: TypedCode,
  { kept, id }: { readonly kept: readonly number[]; readonly id: string },
): FindTypedLine {
  const html = tips.map(renderTip);
  const stops = new Map<number, TypeSpan>();
  for (const name of names) if (kept.includes(name.line) && !stops.has(name.tip)) stops.set(name.tip, name);

  return (number) => {
    const isHere = ({ line }: { readonly line: number }) => line === kept[number - 1];
    return {
      names: names.flatMap((name, index): LineName[] =>
        isHere(name)
          ? [{ ...name, html: html[name.tip] ?? '', id: `${id}-${index}`, isStop: stops.get(name.tip) === name }]
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
  // Blanks, and not a width: they are as wide as the code above them.
  const lead = `<span class="type-lead" aria-hidden="true">${' '.repeat(note.from)}</span>`;
  return `<span class="type-note type-note-${note.kind}">${lead}<span class="type-said">${text}</span></span>`;
}

function renderChoice(choice: string, written: string): string {
  const length = choice.startsWith(written) ? written.length : 0;
  return `<span class="type-choice"><b>${escapeText(choice.slice(0, length))}</b>${escapeText(choice.slice(length))}</span>`;
}
