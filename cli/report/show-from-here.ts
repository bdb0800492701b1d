// Problems, whose files are named from the root of the site or of what was built → the same, named from the folder
// that the command runs in, so that a terminal opens them.

import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { Problem } from '../../core/problem.ts';

/** The folders that files may be named from. */
export interface NamedFrom {
  readonly root: string;
  readonly out?: string | undefined;
}

/** Names the files of problems from the current folder; a file that is in neither folder keeps its name. */
export function showFromHere(problems: readonly Problem[], { root, out }: NamedFrom): Problem[] {
  const folders = [root, ...(out === undefined ? [] : [out])].map((folder) => resolve(folder));
  return problems.map((problem) => {
    const { file } = problem.place;
    const path = folders.map((folder) => join(folder, file)).find((each) => existsSync(each));
    return path === undefined ? problem : { ...problem, place: { ...problem.place, file: toShown(path) } };
  });
}

/** What is far away has a shorter name of its own. */
function toShown(path: string): string {
  const near = relative(process.cwd(), path);
  return (near.startsWith('..') && near.length > path.length ? path : near).split(sep).join('/');
}
