// Rethrows errors that a site's code leaves uncaught in a promise or a timer. Otherwise Node would end the command with a
// stack.

import { setImmediate as nextTurn } from 'node:timers/promises';

const events = ['unhandledRejection', 'uncaughtException'] as const;

/** Runs the loading of a module, and throws uncaught errors that occur meanwhile. */
export async function throwStray<Value>(load: () => Promise<Value>): Promise<Value> {
  const strays: unknown[] = [];
  const keep = (reason: unknown) => void strays.push(reason);
  for (const event of events) process.on(event, keep);
  try {
    const value = await load();
    // Node reports them when the current queue is empty.
    await nextTurn();
    if (strays.length > 0) throw strays[0];
    return value;
  } finally {
    for (const event of events) process.off(event, keep);
  }
}
