import { Worker } from 'node:worker_threads';
import { toEngineFile } from '../../files/engine.ts';

// A larger young generation takes more memory in each thread, and is not measurably faster (bench/NOTES.md).
const resourceLimits = { maxYoungGenerationSizeMb: 12, stackSizeMb: 4 };

/**
 * Starts a page thread, which loads its modules and waits for the first message, the site. Its heap is limited
 * to `megabytes`. With `hasTime`, it also loads the demo maker.
 */
export function startPageThread(megabytes: number, { hasTime = false } = {}): Worker {
  return new Worker(toEngineFile('page-worker.js'), {
    workerData: { hasTime },
    resourceLimits: { ...resourceLimits, maxOldGenerationSizeMb: megabytes },
  });
}
