// Finds text that is nested deeper than the limit, before it is parsed.
//
// The parser needs quadratic time for nested lists, and recursion for nested quotes (cmark has such texts in
// test/pathological_tests.py). One pass over the lines counts the containers; where the count is wrong, it is too
// high, and only at great depth.

import type { Problem } from '../../model/problem.ts';

/** Finds the first line nested deeper than `limit` blocks. */
export function findDeepNesting(text: string, limit: number, file: string): Problem | undefined {
  const open: number[] = [];
  let fence = '';
  let line = 0;

  for (const written of text.split('\n')) {
    line += 1;
    fence = nextFence(written, fence);
    if (fence || isRule(written)) continue;
    if (countContainers(written, open, limit) > limit) return nestingProblem({ file, line, column: 1 }, limit);
  }

  return undefined;
}

/** Returns the fence that is open after a line, or ''. Only a bare fence of at least its length closes it. */
export function nextFence(line: string, fence: string): string {
  const [, mark = '', rest = ''] = /^\s*(`{3,}|~{3,})([^]*)$/.exec(line) ?? [];
  if (fence) return mark.startsWith(fence) && rest.trim() === '' ? '' : fence;
  return mark.startsWith('`') && rest.includes('`') ? '' : mark;
}

/** A thematic break ("- - -") looks like the start of many lists. */
function isRule(line: string): boolean {
  const marks = line.replace(/[ \t]+/g, '');
  return marks.length > 2 && (/^-+$/.test(marks) || /^\*+$/.test(marks));
}

/** Counts the quotes and list items around a line; `open` has the columns of the open items. */
function countContainers(line: string, open: number[], limit: number): number {
  let column = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  let quotes = 0;
  if (column === line.length) return open.length;

  while (open.length + quotes <= limit) {
    const marker = /^(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/.exec(line.slice(column, column + 12))?.[0];
    while (marker !== '>' && (open.at(-1) ?? -1) >= column) open.pop();
    if (!marker) break;
    if (marker === '>') quotes += 1;
    else open.push(column);
    column += marker.length;
    while (line[column] === ' ' || line[column] === '\t') column += 1;
  }

  return open.length + quotes;
}

/** Creates the problem of text that is nested too deeply. */
export function nestingProblem(place: Problem['place'], limit: number): Problem {
  return {
    rule: 'markdown-too-deep',
    severity: 'error',
    place,
    message: `The text is nested more than ${limit} blocks deep`,
    hint: 'Flatten the lists or quotes, or raise limits.nesting in docs.config.ts.',
  };
}
