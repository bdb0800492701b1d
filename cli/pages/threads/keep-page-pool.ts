// Threads that outlive a build: the next build at a save finds them warm.

import type { MadePage } from '../made-page.ts';
import type { PageTask } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import { defaultMemory } from '../../../core/config/parse-config.ts';
import { hash } from '../../files/hash.ts';
import { toShare } from '../../threads/watch-memory.ts';
import { createPagePool, type PagePool } from './create-page-pool.ts';
import { startPageThread } from './start-page-thread.ts';

/** Opens the pool of a build. */
export interface OpenPagePool {
  (...given: Parameters<typeof createPagePool>): PagePool;
}

/** An opener whose pool outlives the builds that open it. */
export interface KeptPagePool extends OpenPagePool {
  /** Makes a page with what the last build told, before all that wait; undefined where there is no pool yet. */
  makeFirst(task: PageTask): Promise<MadePage> | undefined;
  close(): Promise<void>;
}

const spareAfterMs = 1000;

/**
 * Creates an opener whose pool serves every build of the same facts. With `ahead`, a thread starts at once; with
 * `spare`, one more waits for other facts, as those of saved settings, from a second after each build on.
 */
export function keepPagePool({ ahead = false, spare: hasSpare = false } = {}): KeptPagePool {
  const usual = toShare(defaultMemory);
  const spare = ahead ? [startPageThread(usual)] : [];
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const takeThread = (megabytes: number) =>
    (megabytes === usual ? spare.pop() : undefined) ?? startPageThread(megabytes);
  let kept: { key: string; pool: PagePool } | undefined;

  function openKept(context: ParseContext, options: Parameters<OpenPagePool>[1]): PagePool {
    const key = hash(JSON.stringify(context));
    if (kept?.key !== key) {
      void kept?.pool.close();
      kept = { key, pool: withoutRepeats(createPagePool(context, { ...options, takeThread })) };
    }
    const { pool } = kept;
    return { ...pool, close: closeBuild, stop: () => stopBuild(pool) };
  }

  /** A build that closes its pool is done with it; the threads stay. Who looks at its pages asks for their files first. */
  async function closeBuild(): Promise<void> {
    if (hasSpare) timer ??= setTimeout(startSpare, spareAfterMs).unref();
  }

  function startSpare(): void {
    timer = undefined;
    if (!isClosed && spare.length === 0) spare.push(startPageThread(usual, { hasTime: true }));
  }

  /** What a stopped build has begun, nobody waits for: the next one begins with threads of its own. */
  async function stopBuild(pool: PagePool): Promise<void> {
    if (kept?.pool === pool) kept = undefined;
    await pool.stop();
  }

  return Object.assign(openKept, {
    makeFirst: (task: PageTask) => kept?.pool.make(task, { isFirst: true }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await Promise.all([kept?.pool.close(), ...spare.splice(0).map((thread) => thread.terminate())]);
    },
  });
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
