// An MDX page → the modules of its scripts, and the closure of its elements for rendering.

import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { ReadClosure } from '../read/read-closure.ts';
import type { PlaygroundModule } from '../read/playground-module.ts';
import { findIslands } from './find-islands.ts';
import { islandKey, toMdxFile } from './mdx-files.ts';
import { writeIslandModule } from './write-island-module.ts';

/** The parts that an MDX page adds to the plan of a site. */
interface PlannedMdx {
  readonly closure: Closure;
  /** The module of its islands, if it has any. */
  readonly islands?: PlaygroundModule;
}

/** Plans an MDX page from the code of its module. */
export function planMdxPage(code: string, { pageFile, read }: { pageFile: string; read: ReadClosure }): PlannedMdx {
  const closure = read(toMdxFile(pageFile), code);
  const islands = findIslands(closure);
  return {
    closure,
    ...(islands.length > 0 && { islands: { ...writeIslandModule(islands, pageFile), key: islandKey } }),
  };
}
