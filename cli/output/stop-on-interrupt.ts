// Handles Ctrl+C and SIGTERM: removes staged files, keeps the output folder, and exits with the status of the signal.

import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { toStagingFolder } from '../files/to-staging-folder.ts';
import { discardSite } from './finish-site.ts';
import { unlockOutput } from './lock-output.ts';

const statuses = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Cleans up when the command is interrupted, until the returned function is called. `close` ends the threads first,
 * which may still write.
 */
export function stopOnInterrupt(out: string, close: () => Promise<unknown>): () => void {
  let isStopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // npm repeats a signal that the terminal has sent already: without this handler, the second one would end the
    // process while it cleans up.
    if (isStopping) return;
    isStopping = true;
    const leave = () => {
      // Threads that `close` could not end write until the process exits, so their files are removed last.
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
const maxCleanupMs = 2000;

/** Removes the staging folder until it stays away: a thread may finish its page and make the folder again. */
function discardForGood(staging: string): void {
  const end = performance.now() + maxCleanupMs;
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let quiet = 0; quiet < 2 && performance.now() < end; quiet += 1) {
    if (existsSync(staging)) {
      quiet = 0;
      removeNow(staging);
    }
    Atomics.wait(clock, 0, 0, quietMs);
  }
}

/** Removes the staging folder; if a thread writes into it meanwhile, the next attempt removes the rest. */
function removeNow(staging: string): void {
  try {
    discardSite(staging);
  } catch {
    // Ignored, because the process ends anyway.
  }
}
