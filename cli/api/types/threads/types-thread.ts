// A thread in which TypeScript reads fences: it starts with the first fence, and keeps the packages that it has read
// until it is closed.

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { toEngineFile } from '../../../files/engine.ts';
import { findSettingsFile } from '../../../site/load/find-settings-file.ts';
import { toShare } from '../../../threads/watch-memory.ts';
import { startDeadline } from '../../../threads/start-deadline.ts';
import type { TypedResult } from '../../../../core/code/types/typed-fence.ts';
import type { TypesAnswer, TypesMessage, TypesWork } from './types-work.ts';

/** The answer after the thread was closed, when no one waits for it. */
const nothing: TypesAnswer = { results: [] };

/** A thread that reads the types of fences; it starts when there is something to read. */
export class TypesThread {
  #worker: Worker | undefined;
  #isClosed = false;
  #last: Promise<unknown> = Promise.resolve();

  /** Reads fences; calls are answered one after another. */
  read(work: TypesWork): Promise<TypesAnswer> {
    // Two builds may ask at once, but the thread reads for one at a time.
    const answer = this.#last.then(() => this.#ask(work));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Ends the thread; it does not start again. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** Reads fences; one that stops the thread is reported, and another thread reads the others. */
  async #ask(work: TypesWork): Promise<TypesAnswer> {
    if (this.#isClosed) return nothing;
    const reply = await this.#receive(work);
    if (!('reason' in reply)) return reply;
    const { at } = reply;
    if (at === undefined) return { problem: toMemoryProblem(work) };

    const others = await this.#ask({ ...work, wants: work.wants.filter((_want, index) => index !== at) });
    if (!('results' in others)) return others;
    return {
      results: [...others.results.slice(0, at), toStoppedFence(reply.reason, work), ...others.results.slice(at)],
    };
  }

  async #receive(work: TypesWork): Promise<TypesAnswer | Stop> {
    const worker = (this.#worker ??= startWorker(work.megabytes));
    worker.postMessage(work);
    let at: number | undefined;
    let cancel: () => void = () => undefined;
    const done = new AbortController();
    const { signal } = done;
    const reply = new Promise<TypesAnswer | Stop>((resolve) => {
      const stop = () => {
        this.#worker = undefined;
        resolve({ reason: 'time', at });
        void worker.terminate();
      };
      const listen = (message: TypesMessage) => {
        if (!('at' in message)) return resolve(message);
        if (message.at === at) return;
        at = message.at;
        cancel();
        cancel = startDeadline(work.seconds, () => 1, stop);
      };
      worker.on('message', listen);
      signal.addEventListener('abort', () => worker.off('message', listen));
    });
    try {
      return await Promise.race([reply, once(worker, 'exit', { signal }).then(() => this.#leave())]);
    } catch (error) {
      this.#worker = undefined;
      if ((error as NodeJS.ErrnoException).code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
      return { reason: 'memory', at };
    } finally {
      cancel();
      done.abort();
    }
  }

  #leave(): TypesAnswer {
    this.#worker = undefined;
    if (this.#isClosed) return nothing;
    throw new Error('The thread that reads types has ended');
  }
}

function startWorker(megabytes: number): Worker {
  return new Worker(toEngineFile('types-worker.js'), {
    resourceLimits: { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: toShare(megabytes) },
  });
}

/** The reason why the thread was stopped, and the fence. */
interface Stop {
  readonly reason: 'time' | 'memory';
  readonly at: number | undefined;
}

function toStoppedFence(reason: Stop['reason'], { seconds, megabytes }: TypesWork): TypedResult {
  const [share, setting] =
    reason === 'time' ? [`${seconds} seconds`, 'limits.pageSeconds'] : [`${megabytes} MB of memory`, 'limits.memory'];
  return {
    files: [],
    faults: [
      {
        rule: 'fence-twoslash',
        line: 1,
        column: 1,
        message: `Reading the types of this fence takes more than ${share}`,
        hint: `Look for types that refer to themselves, or raise ${setting} in docs.config.ts.`,
      },
    ],
  };
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
