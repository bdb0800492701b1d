import { Worker } from 'node:worker_threads';
import { toEngineFile } from '../../files/engine.ts';

// A larger young generation would double the memory of a thread and gain only a few percent.
const resourceLimits = { maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

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
