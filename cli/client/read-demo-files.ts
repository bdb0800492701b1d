// The pages with demos → the files that their scripts are made of, each read once, and what these take
// from packages.

import type { Closure } from '../../core/demos/closure/closure.ts';
import type { LibraryWish } from '../../core/library/library.ts';
import { createClosureReader, type ReadClosure } from '../demos/read/read-closure.ts';
import { engineFolder } from '../engine.ts';
import { planWishes } from '../library/plan-wishes.ts';
import type { ClientPage } from './client-page.ts';

/** The files of a site's demos. */
export interface DemoFiles {
  /** What each file that a page names reaches; one that cannot be read reaches nothing. */
  readonly closures: ReadonlyMap<string, Closure>;
  /** What they take from packages. */
  readonly wishes: readonly LibraryWish[];
}

/** Reads the files of a site's demos. */
export function readDemoFiles(
  pages: readonly ClientPage[],
  { root, alias }: { root: string; alias: Readonly<Record<string, string>> },
): DemoFiles {
  const read = createClosureReader({ root, alias, packageFolders: [engineFolder] });
  const texts = new Map(pages.flatMap((page) => listNamedFiles(page).map(({ file, text }) => [file, text] as const)));
  const closures = new Map([...texts].map(([file, text]) => [file, readOrNothing(read, file, text)]));
  return { closures, wishes: planWishes([...closures.values()]) };
}

/** Lists the files that a page names itself; the text of one that is written by the engine. */
export function listNamedFiles({ wrapper, demos, playgrounds = [] }: ClientPage): { file: string; text?: string }[] {
  return [
    ...(wrapper === undefined ? [] : [{ file: wrapper }]),
    ...demos.map(({ file }) => ({ file })),
    ...playgrounds,
  ];
}

/** The page that shows a file tells what is wrong with it. */
function readOrNothing(read: ReadClosure, file: string, text?: string): Closure {
  try {
    return read(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    return { files: [], assets: [], imports: [], absent: [], problems: [] };
  }
}
