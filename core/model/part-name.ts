// The name of a site that is joined with another one, which prefixes its files.

import type { Place, Problem } from './problem.ts';

/** Returns whether a name is valid for a joined site: it becomes a folder name. */
export function isPartName(name: string): boolean {
  return /^[a-z0-9][\w.-]*$/i.test(name);
}

/** Prefixes a file with the name of its site. */
export function toPartFile(part: string, file: string): string {
  return `${part}/${file}`;
}

/** Prefixes the files of a problem with the name of its site. */
export function toPartProblem(part: string, { shownIn, ...problem }: Problem): Problem {
  const toPart = <P extends Place>(place: P): P => ({ ...place, file: toPartFile(part, place.file) });
  return { ...problem, place: toPart(problem.place), ...(shownIn && { shownIn: shownIn.map(toPart) }) };
}
