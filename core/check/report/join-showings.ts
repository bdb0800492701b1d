// A fault in the source of a library stops each demo that runs it: it is reported once, with the first of these demos.

import { sortPlaces, type Problem, type Showing } from '../../model/problem.ts';

/** Joins problems that differ only in where they show, and names the first page in the message. */
export function joinShowings(problems: readonly Problem[]): Problem[] {
  const joined = new Map<string, { readonly problem: Problem; readonly shownIn: Showing[] }>();
  for (const { shownIn = [], ...problem } of problems) {
    const key = JSON.stringify(problem);
    const known = joined.get(key);
    if (known) known.shownIn.push(...shownIn);
    else joined.set(key, { problem, shownIn: [...shownIn] });
  }
  return [...joined.values()].map(({ problem, shownIn }) => withShowings(problem, sortPlaces(shownIn)));
}

function withShowings(problem: Problem, shownIn: readonly Showing[]): Problem {
  const [firstShowing] = shownIn;
  if (!firstShowing) return problem;
  const others = shownIn.length - 1;
  const more = others === 0 ? '' : ` and ${others} ${others === 1 ? 'other place' : 'other places'}`;
  const place = [firstShowing.file, firstShowing.line, firstShowing.column]
    .filter((part) => part !== undefined)
    .join(':');
  return { ...problem, message: `${problem.message}, in ${firstShowing.part} (${place})${more}`, shownIn };
}
