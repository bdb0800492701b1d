// Threads that outlive a build: the next build at a save finds them warm.

import type { BuildContext } from '../build-context.ts';
import { hash } from '../hash.ts';
import { createPagePool, type PagePool } from './create-page-pool.ts';

/** Opens the pool of a build. */
export type OpenPagePool = (
  context: BuildContext,
  options: { threads: number; log: (message: string) => void },
) => PagePool;

/** Creates an opener whose pool serves every build of the same facts. */
export function keepPagePool(): OpenPagePool & { close(): Promise<void> } {
  // A thread that outlives its build speaks to the one that runs.
  let log: ((message: string) => void) | undefined;
  let kept: { key: string; pool: PagePool } | undefined;

  function openKept(context: BuildContext, options: Parameters<OpenPagePool>[1]): PagePool {
    log = options.log;
    const key = hash(JSON.stringify(context));
    if (kept?.key !== key) {
      void kept?.pool.close();
      kept = { key, pool: createPagePool(context, { ...options, log: (message) => log?.(message) }) };
    }
    // A build that closes its pool is done with it; the threads stay.
    return { make: kept.pool.make, close: () => Promise.resolve() };
  }

  return Object.assign(openKept, { close: async () => kept?.pool.close() });
}
