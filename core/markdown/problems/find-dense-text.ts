// Finds paragraphs with more marks than a parser can match in the time of a page, before it meets them.
//
// Each mark in a sentence (a star, a bracket, a backtick) may have its partner anywhere in its paragraph, so
// what the parser does grows with the marks and with the length. One pass over the lines is enough to guess
// how much that is. Where a paragraph ends is guessed as well; code and tables are none.

import type { Problem } from '../../model/problem.ts';
import { nextFence } from './find-deep-nesting.ts';

/** Marks times letters, over all paragraphs: a hundred pages of ordinary text have less. */
const most = 50_000_000;

const mark = /[*_~[\]<>&!$`@\\]/g;
/** What begins a paragraph of its own even under another. */
const blockStart = /^[ \t>]*(?:[-*+][ \t]|1[.)][ \t]|#{1,6}[ \t]|[:：]{3}|\{\{)/;
const nextItem = /^[ \t>]*\d{1,9}[.)][ \t]/;
const container = /^[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t])/;
const definition = /^[ \t>]*\[[^\]]*\]:/;
const htmlBlock =
  /^[ \t>]*<(?:[!?]|\/?[a-z][\w.:-]*(?:\s[^<>]*)?\/?>\s*$|\/?(?:a(?:rticle|side)|d[dlt]|de(?:tail)s|div|fig|h[1-6r]|li|[ou]l|p|pre|section|summary|t(?:able|body|[dhr]|head))[\s/>])/i;

interface Paragraph {
  readonly line: number;
  readonly first: string;
  length: number;
  marks: number;
  /** Lines that belong to a list or quote without saying so: each is looked for among those before it. */
  lazy: number;
  /** Of the table that it is a row of; 0 for none. */
  columns: number;
}

/** What a lazy line costs for each before it, and what a cell costs that a row leaves out. */
const [lazyCost, cellCost] = [12, 500];

/** Finds the paragraph with which a text becomes too dense to be parsed. */
export function findDenseText(text: string, file: string): Problem | undefined {
  // Half of the marks, at most, stand in any other text of this length.
  if (text.length < 5000) return undefined;
  let sum = 0;
  let fence = '';
  let open: Paragraph | undefined;
  let line = 0;

  for (const written of text.split('\n')) {
    line += 1;
    const wasFence = fence !== '';
    fence = nextFence(written, fence);
    if (wasFence || fence !== '' || written.trim() === '') open = undefined;
    else {
      if (!open || isApart(open, written)) {
        const columns = open?.columns ?? 0;
        sum += Math.max(0, columns - written.split('|').length) * cellCost;
        open = { line, first: written, length: 0, marks: 0, lazy: 0, columns };
      } else if (container.test(open.first) && !/^[ \t>]/.test(written)) sum += (open.lazy += 1) * lazyCost;
      if (open.columns === 0 && line === open.line + 1 && isDelimiterRow(written))
        open.columns = written.split('|').length;
      if (htmlBlock.test(open.first)) continue;
      const before = open.marks * open.length;
      open.length += written.length + 1;
      open.marks += written.match(mark)?.length ?? 0;
      sum += open.marks * open.length - before;
      if (sum > most) return denseProblem(file, open.line);
    }
  }
  return undefined;
}

/** The second line of a table. */
function isDelimiterRow(line: string): boolean {
  return line.includes('-') && line.includes('|') && /^[\s|:>-]+$/.test(line);
}

function isApart(open: Paragraph, written: string): boolean {
  return (
    open.columns > 0 ||
    blockStart.test(written) ||
    (nextItem.test(written) && nextItem.test(open.first)) ||
    (definition.test(written) && definition.test(open.first))
  );
}

function denseProblem(file: string, line: number): Problem {
  return {
    rule: 'markdown-too-dense',
    severity: 'error',
    place: { file, line, column: 1 },
    message: 'The paragraph has more marks than can be matched in time',
    hint: 'Split it with empty lines, or mark code as code.',
  };
}
