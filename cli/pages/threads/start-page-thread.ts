import { Worker } from 'node:worker_threads';
import { toEngineFile } from '../../files/engine.ts';

// A large nursery would double the memory of a thread and win a few percent.
const resourceLimits = { maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Starts a thread for pages: it loads what it needs, and waits for the first message, which tells it of
 * the site. Its objects may take `megabytes`. One that `hasTime` loads what makes demos as well.
 */
export function startPageThread(megabytes: number, { hasTime = false } = {}): Worker {
  return new Worker(toEngineFile('page-worker.js'), {
    workerData: { hasTime },
    resourceLimits: { ...resourceLimits, maxOldGenerationSizeMb: megabytes },
  });
}
