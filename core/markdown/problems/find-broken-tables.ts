// The lines of a paragraph → tables that are shown as text, because the delimiter row has more or fewer cells than the
// header.

import type { Problem } from '../../model/problem.ts';
import { quote } from '../../text/quote.ts';
import { isDelimiterRow } from '../syntax/is-delimiter-row.ts';

interface BrokenTable extends Pick<Problem, 'message' | 'hint'> {
  /** Where the second row begins in the paragraph. */
  readonly index: number;
}

const delimiterRow = /^[ \t>]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** Longer rows are skipped. */
const maxRowLength = 1000;

/** Checks quickly whether a text can contain a table that breaks. */
export function mayHaveBrokenTable(text: string): boolean {
  return text.includes('|') && text.split('\n').some(isDelimiterRow);
}

/** Finds the tables of a paragraph whose header and delimiter row differ in length. */
export function findBrokenTables(paragraph: string): BrokenTable[] {
  const lines = paragraph.split('\n');
  let lineStart = 0;
  return lines.flatMap((line, number) => {
    const index = lineStart + (/^[ \t>]*/.exec(line)?.[0].length ?? 0);
    lineStart += line.length + 1;
    const header = lines[number - 1] ?? '';
    if (!line.includes('|') || !header.includes('|') || line.length > maxRowLength || !delimiterRow.test(line))
      return [];
    const [headerCells, rowCells] = [countCells(header), countCells(line)];
    if (headerCells === rowCells) return [];
    return {
      index,
      message: `The header has ${formatCells(headerCells)} and the row below it ${formatCells(rowCells)}, so this is not a table and is shown as text`,
      hint: `Write ${quote(`|${' --- |'.repeat(headerCells)}`)} below the header${headerCells > rowCells ? '' : ', or give the header as many cells'}.`,
    };
  });
}

function countCells(row: string): number {
  const inside = row.replace(/^[ \t>]*\|?|(?<!\\)\|?[ \t]*$/g, '');
  return inside.split(/(?<!\\)\|/).length;
}

function formatCells(count: number): string {
  return count === 1 ? 'one cell' : `${count} cells`;
}
