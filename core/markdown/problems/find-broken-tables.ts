// The lines of a paragraph → a table whose second row has not as many cells as its header, so that all of it is text.

import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isDelimiterRow } from '../syntax/is-delimiter-row.ts';

interface BrokenTable extends Pick<Problem, 'message' | 'hint'> {
  /** Where the second row begins in the paragraph. */
  readonly index: number;
}

const secondRow = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** Longer rows are not looked at. */
const longest = 1000;

/** Tells whether a text may hold one, which is far quicker than to look for it. */
export function mayHaveBrokenTable(text: string): boolean {
  return text.includes('|') && text.split('\n').some(isDelimiterRow);
}

/** Finds the tables of a paragraph that are none. */
export function findBrokenTables(written: string): BrokenTable[] {
  const lines = written.split('\n');
  let at = 0;
  return lines.flatMap((line, number) => {
    const index = at + (/^[ \t>]*/.exec(line)?.[0].length ?? 0);
    at += line.length + 1;
    const header = lines[number - 1] ?? '';
    if (!line.includes('|') || !header.includes('|') || line.length > longest || !secondRow.test(line)) return [];
    const [wanted, there] = [countCells(header), countCells(line)];
    if (wanted === there) return [];
    return {
      index,
      message: `The header has ${toCells(wanted)} and the row below it ${toCells(there)}, so this is no table and is shown as text`,
      hint: `Write ${quote(`|${' --- |'.repeat(wanted)}`)} below the header${wanted > there ? '' : ', or give the header as many cells'}.`,
    };
  });
}

function countCells(row: string): number {
  const inside = row.replace(/^[ \t>]*\|?|(?<!\\)\|?[ \t]*$/g, '');
  return inside.split(/(?<!\\)\|/).length;
}

function toCells(count: number): string {
  return count === 1 ? 'one cell' : `${count} cells`;
}
