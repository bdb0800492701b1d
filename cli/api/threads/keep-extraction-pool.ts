// Keeps extraction threads after a build, so that the next save of a library finds one with TypeScript and all
// declarations loaded.

import { ExtractionPool, type ExtractionThreads, type PackageExtractor } from './extraction-pool.ts';

/** Opens the pool of a build. */
export type OpenExtractionPool = (threads: ExtractionThreads) => PackageExtractor;

/** An opener whose pool outlives the builds that open it. */
interface KeptExtractionPool {
  readonly open: OpenExtractionPool;
  close(): Promise<void>;
}

/** Creates an opener whose pool serves every build of the same settings. */
export function keepExtractionPool(): KeptExtractionPool {
  let current: { readonly key: string; readonly pool: PackageExtractor } | undefined;

  return {
    open(threads) {
      const key = JSON.stringify(threads);
      if (current?.key !== key) {
        void current?.pool.close();
        current = { key, pool: new ExtractionPool({ ...threads, stays: true }) };
      }
      return current.pool;
    },
    async close() {
      await current?.pool.close();
    },
  };
}
