// Threads that outlive a build: the next build at a save finds them warm.

import type { ParseContext } from '../../build-context.ts';
import { hash } from '../../hash.ts';
import { createPagePool, type PagePool } from './create-page-pool.ts';

/** Opens the pool of a build. */
export type OpenPagePool = typeof createPagePool;

/** Creates an opener whose pool serves every build of the same facts. */
export function keepPagePool(): OpenPagePool & { close(): Promise<void> } {
  let kept: { key: string; pool: PagePool } | undefined;

  function openKept(context: ParseContext, options: Parameters<OpenPagePool>[1]): PagePool {
    const key = hash(JSON.stringify(context));
    if (kept?.key !== key) {
      void kept?.pool.close();
      kept = { key, pool: withoutRepeats(createPagePool(context, options)) };
    }
    // A build that closes its pool is done with it; the threads stay.
    return { ...kept.pool, close: () => Promise.resolve() };
  }

  return Object.assign(openKept, { close: async () => kept?.pool.close() });
}

/** What the threads know already is not told again: they would prepare everything anew. */
function withoutRepeats(pool: PagePool): PagePool {
  let told = '';
  return {
    ...pool,
    share(context) {
      const key = hash(JSON.stringify(context));
      if (key !== told) pool.share(context);
      told = key;
    },
  };
}
