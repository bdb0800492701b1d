// The memory of the process → threads that are stopped because they take more than their share.
//
// V8 holds each thread to what its objects may take. What lies outside of them (buffers, and all that
// native code keeps) it does not count, and the system only counts the process as a whole. So whoever works is
// stopped, one after another, and blamed where that gives the memory back; who was not it begins anew.

import { totalmem } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/** A thread that works. */
export interface Suspect {
  /** Ends the thread, and keeps its work for one of the following two. */
  stop(): Promise<void>;
  /** Its work is what took the memory. */
  blame(): void;
  /** Its work is done again by another thread. */
  excuse(): void;
}

/** Bytes that the process holds, and those that the machine has left for it. */
interface Memory {
  readonly held: number;
  readonly free: number;
}

interface MemoryWatch {
  /** What one piece of work may take. */
  readonly megabytes: number;
  /** Those who work, the ones that have worked longest first. */
  readonly list: () => readonly Suspect[];
  readonly readMemory?: () => Memory;
  readonly everyMs?: number;
}

/** What stays free for others: below this, a machine begins to write memory to its disk. */
const reserve = 256 * 2 ** 20;
/** Until the system knows what an ended thread has given back. */
const releaseMs = 50;

/** Looks after the memory until it is told to end. Does not hold the process. */
export function watchMemory({ megabytes, list, readMemory = readOwnMemory, everyMs = 100 }: MemoryWatch): () => void {
  const share = megabytes * 2 ** 20;
  let { held: base } = readMemory();
  let least = reserve;
  let isBusy = false;
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);

  async function look(): Promise<void> {
    if (isBusy) return;
    const suspects = list();
    const { held, free } = readMemory();
    if (suspects.length === 0) base = held;
    if (held <= base + share * suspects.length && free >= least) return;

    isBusy = true;
    const isFound = await findGuilty(suspects);
    isBusy = false;
    // Something else takes it: the bundler, or another program. It is not looked for again until there is more of it.
    if (!isFound) [base, least] = [Math.max(base, readMemory().held), Math.min(least, free / 2)];
  }

  async function findGuilty(suspects: readonly Suspect[]): Promise<boolean> {
    for (const suspect of suspects) {
      const { held } = readMemory();
      await suspect.stop();
      await delay(releaseMs);
      if (held - readMemory().held > Math.min(share, held) / 2) {
        suspect.blame();
        return true;
      }
      suspect.excuse();
    }
    return false;
  }
}

/** What a piece of work may take on this machine: never more than half of what there is. */
export function toShare(
  megabytes: number,
  total = Math.min(process.constrainedMemory() || Infinity, totalmem()),
): number {
  return Math.max(Math.min(megabytes, Math.floor(total / 2 ** 21)), 64);
}

function readOwnMemory(): Memory {
  return { held: process.memoryUsage.rss(), free: process.availableMemory() };
}
