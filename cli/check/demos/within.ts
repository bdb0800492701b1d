// An answer of the browser that may never arrive → the answer, or an error after some time.

import { setTimeout as wait } from 'node:timers/promises';

/** Playwright waits forever for an answer of a page that hangs. */
export async function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value> {
  value.catch(() => undefined);
  const timeout = Object.assign(new Error('The page does not answer'), { name: 'TimeoutError' });
  const stop = new AbortController();
  try {
    return await Promise.race([
      value,
      wait(milliseconds, undefined, { signal: stop.signal }).then(() => Promise.reject(timeout)),
    ]);
  } finally {
    stop.abort();
  }
}
