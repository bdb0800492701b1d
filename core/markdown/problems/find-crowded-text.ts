// Finds a page that is hardly more than marks, before the parser meets it.
//
// Parsing takes time for each item of a list, cell, heading, link and line, whatever its length. So a text may
// have one step of this work for every three characters: the densest pages of references and lists of changes
// have one for six. One pass over the lines is enough to guess the steps.

import type { Problem } from '../../model/problem.ts';
import { nextFence } from './find-deep-nesting.ts';

/** Steps that any page may have, however short it is. */
const few = 30_000;
/** Characters that a longer text must have for each step. */
const charactersPerStep = 3;

const mark = /[*_~`]+|[[\]<&!$@\\]/g;
/** Each brings an element with a text in it. */
const block = /(?<=^|[ \t>])(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$)|>|#{1,6}(?=[ \t])|\|/g;
const line = /^[ \t>]*(?:=+|-+|:{3,}.*|\{\{.*|\[[^\]]*\]:.*)$/;

/** Finds the line with which a page has more marks than can be read in time. */
export function findCrowdedText(text: string, file: string): Problem | undefined {
  const most = Math.max(few, text.length / charactersPerStep);
  // A character takes three steps at most.
  if (text.length * 3 < few) return undefined;
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
    if (steps > most) return crowdedProblem({ file, line: number, column: 1 });
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
