// Threads that outlive a build: the next build at a save finds them warm.

import type { BuildContext } from '../build-context.ts';
import { hash } from '../hash.ts';
import { createPagePool, type PagePool } from './create-page-pool.ts';

/** Opens the pool of a build. */
export type OpenPagePool = (context: BuildContext, threads: number) => PagePool;

/** Creates an opener whose pool serves every build of the same facts. */
export function keepPagePool(): OpenPagePool & { close(): Promise<void> } {
  let kept: { key: string; pool: PagePool } | undefined;

  function openKept(context: BuildContext, threads: number): PagePool {
    const key = hash(JSON.stringify(context));
    if (kept?.key !== key) {
      void kept?.pool.close();
      kept = { key, pool: createPagePool(context, threads) };
    }
    // A build that closes its pool is done with it; the threads stay.
    return { make: kept.pool.make, close: () => Promise.resolve() };
  }

  return Object.assign(openKept, { close: async () => kept?.pool.close() });
}
