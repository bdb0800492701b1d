// A thread in which TypeScript reads fences: it starts with the first of them, and keeps what it has read of
// packages until it is closed.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { toEngineFile } from '../../engine.ts';
import { findSettingsFile } from '../../load/find-settings-file.ts';
import { toShare } from '../../threads/watch-memory.ts';
import type { TypesAnswer, TypesWork } from './types-work.ts';

/** The thread. */
export interface TypesThread {
  /** Reads fences; one call after the other. */
  read(work: TypesWork): Promise<TypesAnswer>;
  close(): Promise<void>;
}

/** Whoever closes the thread waits for no answer. */
const nothing: TypesAnswer = { results: [] };

/** Creates the thread; it starts when there is something to read. */
export function createTypesThread(): TypesThread {
  let worker: Worker | undefined;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  return {
    read(work) {
      // Two builds may ask at once, and the thread answers one after the other.
      const answer = last.then(() => ask(work));
      last = answer.catch(() => undefined);
      return answer;
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
      worker = undefined;
    },
  };

  async function ask(work: TypesWork): Promise<TypesAnswer> {
    if (isClosed) return nothing;
    worker ??= new Worker(toEngineFile('types-worker.js'), {
      resourceLimits: { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: toShare(work.megabytes) },
    });
    worker.postMessage(work);
    const done = new AbortController();
    const { signal } = done;
    try {
      return await Promise.race([
        once(worker, 'message', { signal }).then(([answer]: TypesAnswer[]) => answer as TypesAnswer),
        once(worker, 'exit', { signal }).then(() => leave()),
      ]);
    } catch (error) {
      worker = undefined;
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return { problem: toMemoryProblem(work) };
    } finally {
      done.abort();
    }
  }

  function leave(): TypesAnswer {
    worker = undefined;
    if (isClosed) return nothing;
    throw new Error('The thread that reads types has ended');
  }
}

function toMemoryProblem({ root, megabytes }: TypesWork) {
  return {
    rule: 'fence-twoslash',
    severity: 'error' as const,
    place: { file: findSettingsFile(root) },
    message: `Reading the types of code fences takes more than the ${megabytes} MB of limits.memory`,
    hint: 'Raise limits.memory.',
  };
}
