// Watches the memory of the process → stops threads that take more than their share.
//
// V8 limits only the objects of each thread, not memory outside of its heap (buffers, native code), and the system only
// counts the process as a whole. So the working threads are stopped one after another: the one whose end frees
// the memory is blamed, and the others start their work again.

import { totalmem } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

/** A working thread. */
export interface Suspect {
  /** Ends the thread. Either `blame` or `excuse` follows. */
  stop(): Promise<void>;
  /** Reports that its work took the memory. */
  blame(): void;
  /** Has its work done again by another thread. */
  excuse(): void;
}

/** Bytes that the process holds, and that the machine has available for it. */
interface Memory {
  readonly held: number;
  readonly free: number;
}

interface MemoryWatch {
  /** How much one piece of work may take. */
  readonly megabytes: number;
  /** The working threads, longest-running first. */
  readonly list: () => readonly Suspect[];
  readonly readMemory?: () => Memory;
  readonly everyMs?: number;
}

/** Memory to leave free: below this, a machine begins to swap. */
const reserve = 256 * 2 ** 20;
/** How long the system takes to count the memory that an ended thread has freed. */
const releaseMs = 50;

/** Watches the memory until the returned function is called. Does not keep the process alive. */
export function watchMemory({
  megabytes,
  list,
  readMemory = readProcessMemory,
  everyMs = 100,
}: MemoryWatch): () => void {
  const share = megabytes * 2 ** 20;
  let { held: base } = readMemory();
  let minFree = reserve;
  let isBusy = false;
  const timer = setInterval(() => void check(), everyMs).unref();
  return () => clearInterval(timer);

  async function check(): Promise<void> {
    if (isBusy) return;
    const suspects = list();
    const { held, free } = readMemory();
    if (suspects.length === 0) base = held;
    if (held <= base + share * suspects.length && free >= minFree) return;

    isBusy = true;
    const isFound = await findGuilty(suspects);
    isBusy = false;
    // Something else takes it: the bundler, or another program. The next search waits until it takes more.
    if (!isFound) [base, minFree] = [Math.max(base, readMemory().held), Math.min(minFree, free / 2)];
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

/** Returns how much a piece of work may take on this machine: at most half of the memory. */
export function toShare(
  megabytes: number,
  total = Math.min(process.constrainedMemory() || Infinity, totalmem()),
): number {
  return Math.max(Math.min(megabytes, Math.floor(total / 2 ** 21)), 64);
}

function readProcessMemory(): Memory {
  return { held: process.memoryUsage.rss(), free: process.availableMemory() };
}
