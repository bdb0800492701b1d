// Ctrl+C and a polite kill: what was staged goes, the output folder stays, and the status names the signal.

import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { toStagingFolder } from '../files/to-staging-folder.ts';
import { discardSite } from './finish-site.ts';
import { unlockOutput } from './lock-output.ts';

const statuses = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Cleans up when the command is interrupted, until the function it gives is called. `close` ends first what writes:
 * the threads, above all.
 */
export function stopOnInterrupt(out: string, close: () => Promise<unknown>): () => void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // npm passes on what the terminal has sent already: without an ear for it, a second signal would end the process
    // while it cleans up.
    if (isStopping) return;
    isStopping = true;
    const leave = () => {
      // What `close` could not end writes until the process is gone, so what it adds is removed as the last thing.
      process.once('exit', () => discardForGood(toStagingFolder(out)));
      unlockOutput(out);
      process.exit(statuses[signal as keyof typeof statuses]);
    };
    void Promise.race([close(), delay(closingMs)]).then(leave, leave);
  };
  const signals = Object.keys(statuses) as (keyof typeof statuses)[];
  for (const signal of signals) process.on(signal, stop);
  return () => signals.forEach((signal) => void process.off(signal, stop));
}

/** Threads end sooner than this; after it, the process ends without them. */
const closingMs = 5000;
const quietMs = 40;
const longestMs = 2000;

/** A thread finishes the page that it is at, and makes its folder again. */
function discardForGood(staging: string): void {
  const end = performance.now() + longestMs;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let quiet = 0; quiet < 2 && performance.now() < end; quiet += 1) {
    if (existsSync(staging)) {
      quiet = 0;
      removeNow(staging);
    }
    Atomics.wait(clock, 0, 0, quietMs);
  }
}

/** What is written into a folder while it is removed stops the removal: the next one takes it. */
function removeNow(staging: string): void {
  try {
    discardSite(staging);
  } catch {
    // Nothing else is left to be done, and the process ends.
  }
}
