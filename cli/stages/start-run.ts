// Derives from the options what the whole build shares: its folders, stopwatch, scope, and what to close at its end.

import { availableParallelism } from 'node:os';
import type { BuildOptions } from '../build-options.ts';
import { toBuildPlace, type BuildPlace } from '../site/load/to-build-place.ts';
import { toScope } from '../partial/to-scope.ts';
import type { Scope } from '../partial/scope.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { Stopwatch } from '../output/report/stopwatch.ts';
import { gatherMissingTexts } from '../output/report/gather-missing-texts.ts';

/** One run of a build. */
export interface BuildRun {
  readonly options: BuildOptions;
  readonly place: BuildPlace & { readonly log: (message: string) => void };
  readonly stopwatch: Stopwatch;
  /** Which pages this build makes. */
  readonly scope: Scope;
  /** How many threads make pages. */
  readonly threads: number;
  /** Registers a function that closes something when the build ends; the last registered runs first. */
  onEnd(close: () => unknown): void;
  end(): Promise<void>;
}

/** Starts a build. */
export function startRun(options: BuildOptions): BuildRun {
  const stopwatch = new Stopwatch({ progress: options.progress });
  const { log, flush } = gatherMissingTexts(options.log ?? console.error);
  const closing: (() => unknown)[] = [flush, () => stopwatch.stop()];
  return {
    options,
    place: { ...toBuildPlace(options), log: createLogOnce(log) },
    stopwatch,
    scope: toScope(options),
    threads: options.concurrency ?? availableParallelism(),
    onEnd: (close) => void closing.push(close),
    async end() {
      for (const close of closing.reverse()) await close();
    },
  };
}
