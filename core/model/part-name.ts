// The name of a site that joins another one, and what it stands before.

import type { Place, Problem } from './problem.ts';

/** Tells whether a site can be named so: its name stands where a folder would. */
export function isPartName(name: string): boolean {
  return /^[a-z0-9][\w.-]*$/i.test(name);
}

/** Puts the name of a site before one of its files. */
export function toPartFile(part: string, file: string): string {
  return `${part}/${file}`;
}

/** Puts the name of a site before the file of a problem, and before those that it shows in. */
export function toPartProblem(part: string, { shownIn, ...problem }: Problem): Problem {
  const toPart = <P extends Place>(place: P): P => ({ ...place, file: toPartFile(part, place.file) });
  return { ...problem, place: toPart(problem.place), ...(shownIn && { shownIn: shownIn.map(toPart) }) };
}
