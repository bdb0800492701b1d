// Code of a site that leaves an error to nobody, in a promise or a timer → the same as if it had thrown: Node would
// end the command with a stack.

import { setImmediate as nextTurn } from 'node:timers/promises';

const events = ['unhandledRejection', 'uncaughtException'] as const;

/** Runs what loads a module, and throws what was thrown meanwhile where nobody catches it. */
export async function throwStray<Value>(load: () => Promise<Value>): Promise<Value> {
  const strays: unknown[] = [];
  const keep = (reason: unknown) => void strays.push(reason);
  for (const event of events) process.on(event, keep);
  try {
    const value = await load();
    // Node tells of them when nothing else is left to do at once.
    await nextTurn();
    if (strays.length > 0) throw strays[0];
    return value;
  } finally {
    for (const event of events) process.off(event, keep);
  }
}
