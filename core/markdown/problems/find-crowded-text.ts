// Finds a page that is little more than marks, before it is parsed.
//
// The parser needs time for each list item, cell, heading, link and line, however short it is. So a text may have one
// such step for every three characters: the densest API references and change logs have one for six. One pass over
// the lines estimates the steps.

import type { Problem } from '../../model/problem.ts';
import { nextFence } from './find-deep-nesting.ts';

/** Steps allowed on any page, however short it is. */
const minAllowedSteps = 30_000;
/** Characters that a longer text needs for each step. */
const charactersPerStep = 3;

const mark = /[*_~`]+|[[\]<&!$@\\]/g;
/** Starts of blocks, each of which becomes an element with a text node. */
const block = /(?<=^|[ \t>])(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)|>|#{1,6}(?=[ \t])|\|/g;
const line = /^[ \t>]*(?:=+|-+|:{3,}.*|\{\{.*|\[[^\]]*\]:.*)$/;

/** Finds the line at which a page exceeds its allowed number of marks. */
export function findCrowdedText(text: string, file: string): Problem | undefined {
  const maxSteps = Math.max(minAllowedSteps, text.length / charactersPerStep);
  // A character costs at most three steps.
  if (text.length * 3 < minAllowedSteps) return undefined;
  let steps = 0;
  let fence = '';
  let isAfterBlank = true;
  let number = 0;

  for (const written of text.split('\n')) {
    number += 1;
    const wasFence = fence !== '';
    fence = nextFence(written, fence);
    steps += wasFence ? 1 : countSteps(written, isAfterBlank);
    isAfterBlank = !wasFence && written.trim() === '';
    if (steps > maxSteps) return crowdedProblem({ file, line: number, column: 1 });
  }
  return undefined;
}

function countSteps(written: string, isAfterBlank: boolean): number {
  if (written.trim() === '') return 0.2;
  const blocks = (written.match(block)?.length ?? 0) + (line.test(written) ? 1 : 0);
  return 1 + (isAfterBlank ? 1 : 0) + 2 * blocks + (written.match(mark)?.length ?? 0);
}

function crowdedProblem(place: Problem['place']): Problem {
  return {
    rule: 'markdown-too-dense',
    severity: 'error',
    place,
    message: 'The page has more list items, cells, links, and other marks than can be read in time',
    hint: 'Split the page, or write what a program has generated as code, in a fence.',
  };
}
