// Keeps page threads after a build, so that the next build after a save finds them warm.

import type { Worker } from 'node:worker_threads';
import type { BuildContext } from '../build-context.ts';
import type { MadePage } from '../made-page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { defaultMemory } from '../../../core/config/parse-config.ts';
import { hash } from '../../files/hash.ts';
import { toShare } from '../../threads/watch-memory.ts';
import { PagePool } from './page-pool.ts';
import { startPageThread } from './start-page-thread.ts';

/** The pool of a build, as the build sees it. */
export type OpenedPagePool = Pick<PagePool, 'parse' | 'share' | 'make' | 'close' | 'stop'>;

/** Opens the pool of a build. */
export interface OpenPagePool {
  (...given: ConstructorParameters<typeof PagePool>): OpenedPagePool;
}

/** An opener whose pool outlives the builds that open it. */
export interface KeptPagePool extends OpenPagePool {
  /** Makes a page in the context of the last build, before all waiting pages; undefined if there is no pool yet. */
  makeFirst(task: PageTask): Promise<MadePage> | undefined;
  close(): Promise<void>;
}

const spareAfterMs = 1000;

/**
 * Creates an opener whose pool serves every build with the same context. With `ahead`, a thread starts at once;
 * with `spare`, one more thread starts a second after each build, for a new context such as saved settings.
 */
export function keepPagePool({ ahead = false, spare: hasSpare = false } = {}): KeptPagePool {
  const usual = toShare(defaultMemory);
  const spare: Worker[] = [];
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const takeThread = (megabytes: number) =>
    (megabytes === usual ? spare.pop() : undefined) ?? startPageThread(megabytes);
  let current: { readonly key: string; readonly pool: PagePool } | undefined;
  let sharedKey = '';
  if (ahead) addSpare(startPageThread(usual));

  function openCurrent(context: ParseContext, options: ConstructorParameters<typeof PagePool>[1]): OpenedPagePool {
    const key = hash(JSON.stringify(context));
    if (current?.key !== key) {
      void current?.pool.close();
      current = { key, pool: new PagePool(context, { ...options, takeThread }) };
      sharedKey = '';
    }
    const { pool } = current;
    return {
      parse: (task) => pool.parse(task),
      make: (task, how) => pool.make(task, how),
      share: (shared) => shareChanged(pool, shared),
      close: closeBuild,
      stop: () => stopBuild(pool),
    };
  }

  /** Shares a context only if it has changed, because threads would prepare everything again. */
  function shareChanged(pool: PagePool, context: BuildContext): void {
    const key = hash(JSON.stringify(context));
    if (key !== sharedKey) pool.share(context);
    sharedKey = key;
  }

  /** Keeps the threads at the end of a build, and starts the spare one later: the browser loads the page first. */
  async function closeBuild(): Promise<void> {
    if (hasSpare) timer ??= setTimeout(startSpare, spareAfterMs).unref();
  }

  function startSpare(): void {
    timer = undefined;
    if (!isClosed && spare.length === 0) addSpare(startPageThread(usual, { hasTime: true }));
  }

  /** A thread that ends before it is taken is none: the pool starts another one, and reports why that ends. */
  function addSpare(thread: Worker): void {
    spare.push(thread);
    thread.once('error', () => spare.splice(0));
  }

  /** Ends the pool of a stopped build: no one waits for its pages, and the next build gets new threads. */
  async function stopBuild(pool: PagePool): Promise<void> {
    if (current?.pool === pool) current = undefined;
    await pool.stop();
  }

  return Object.assign(openCurrent, {
    makeFirst: (task: PageTask) => current?.pool.make(task, { isFirst: true }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([current?.pool.close(), ...spare.splice(0).map((thread) => thread.terminate())]);
    },
  });
}
