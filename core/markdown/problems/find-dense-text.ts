// Finds paragraphs with more marks than the parser can match in reasonable time, before they are parsed.
//
// A mark in a sentence (a star, a bracket, a backtick) may have its partner anywhere in its paragraph, so the work of
// the parser grows with the marks times the length. One pass over the lines estimates that work and where each
// paragraph ends; code and tables are not paragraphs.

import type { Problem } from '../../model/problem.ts';
import { nextFence } from './find-deep-nesting.ts';

/** Marks times characters, summed over all paragraphs: a hundred pages of ordinary text have less. */
const maxCost = 50_000_000;

const mark = /[*_~[\]<>&!$`@\\]/g;
/** Starts of lines that end the paragraph above them. */
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
  /** Lazy continuation lines of a list or quote: the parser compares each with those before it. */
  lazy: number;
  /** Columns of the table that it is a row of; 0 outside of tables. */
  columns: number;
}

/** Costs of a lazy line for each one before it, and of a cell missing from a row. */
const [lazyCost, cellCost] = [12, 500];

/** Finds the paragraph at which a text becomes too dense to parse. */
export function findDenseText(text: string, file: string): Problem | undefined {
  // In a shorter text, marks times characters are at most half of the maximum.
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
      if (!open || startsParagraph(open, written)) {
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
      if (sum > maxCost) return denseProblem(file, open.line);
    }
  }
  return undefined;
}

/** Checks for the second line of a table. */
function isDelimiterRow(line: string): boolean {
  return line.includes('-') && line.includes('|') && /^[\s|:>-]+$/.test(line);
}

function startsParagraph(open: Paragraph, written: string): boolean {
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
