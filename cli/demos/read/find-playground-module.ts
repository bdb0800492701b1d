// A playground and its page → the module with its component: a virtual one, or the file of its stage.

import { toDemoName } from '../../../core/model/demo-marker.ts';
import type { Playground } from '../../../core/model/playground.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { toPlaygroundModule, toStageModule, type PlaygroundModule } from './playground-module.ts';
import { readDemo, type DemoPlace, type DemoSource } from './read-demo.ts';

/** A module, and the files read to find it. No module if its file does not exist. */
interface FoundModule {
  readonly module?: PlaygroundModule;
  /** The file of the stage. */
  readonly source?: DemoSource;
  readonly reads: readonly ReadFile[];
  readonly problems: readonly Problem[];
}

/** Finds the module of a playground; `place` is that of its marker. */
export function findPlaygroundModule(
  playground: Playground,
  { place, ...page }: DemoPlace & { readonly place: { line: number; column: number } },
): FoundModule {
  const { stage } = playground;
  if (stage === undefined) return { module: toPlaygroundModule(playground), reads: [], problems: [] };
  const { sources, reads, problems } = readDemo({ name: toDemoName(stage), file: stage, options: {}, ...place }, page);
  const source = sources[0]?.main;
  return { ...(source && { module: toStageModule(source.file), source }), reads, problems };
}
