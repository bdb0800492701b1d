// A page thread takes a while to load. Started as soon as it is known that there will be a build, it is ready when the
// first page is to be parsed.

import { defaultMemory } from '../../../core/config/parse-config.ts';
import { toShare } from '../../threads/watch-memory.ts';
import type { OpenPagePool } from './keep-page-pool.ts';
import { PagePool } from './page-pool.ts';
import { startPageThread } from './start-page-thread.ts';

/** Starts a thread at once, and returns the opener of the pool that takes it; `close` ends it if no pool has. */
export function openPoolAhead(): { readonly openPool: OpenPagePool; close(): Promise<unknown> } {
  const usual = toShare(defaultMemory);
  const started = [startPageThread(usual)];
  // The pool starts another one, and reports why that ends.
  started[0]?.once('error', () => started.splice(0));
  const takeThread = (megabytes: number) =>
    (megabytes === usual ? started.pop() : undefined) ?? startPageThread(megabytes);

  return {
    openPool: (context, options) => new PagePool(context, { ...options, takeThread }),
    close: () => Promise.all(started.splice(0).map((thread) => thread.terminate())),
  };
}
