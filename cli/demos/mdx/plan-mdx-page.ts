// A page of MDX → the modules that its scripts are made of, and what its elements reach where the page is made.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { ReadClosure } from '../read/read-closure.ts';
import type { PlaygroundModule } from '../read/playground-module.ts';
import { findIslands } from './find-islands.ts';
import { islandKey, toMdxFile } from './mdx-files.ts';
import { writeIslandModule } from './write-island-module.ts';

/** What a page of MDX brings to the plan of a site. */
interface PlannedMdx {
  readonly closure: Closure;
  /** The module of its islands, where it has some. */
  readonly islands?: PlaygroundModule;
}

/** Plans a page of MDX by the code of its module. */
export function planMdxPage(code: string, { pageFile, read }: { pageFile: string; read: ReadClosure }): PlannedMdx {
  const closure = read(toMdxFile(pageFile), code);
  const islands = findIslands(closure);
  return {
    closure,
    ...(islands.length > 0 && { islands: { ...writeIslandModule(islands, pageFile), key: islandKey } }),
  };
}
