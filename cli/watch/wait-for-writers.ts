// A file that an editor has emptied and not filled yet → waited for, so that nobody is told of a page
// without a title that its author never wrote.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** How long an editor may take between emptying a file and filling it. */
const patienceMs = 150;
const stepMs = 5;

/**
 * Waits while one of the files is empty that was written just now, at most 150 ms: a file that stays
 * empty is what its author wanted. It never rejects.
 */
export async function waitForWriters(root: string, files: Iterable<string>): Promise<void> {
  const end = performance.now() + patienceMs;
  let open = [...files];
  for (;;) {
    const isOpen = await Promise.all(open.map((file) => isJustEmptied(join(root, file))));
    open = open.filter((_, index) => isOpen[index]);
    if (open.length === 0 || performance.now() >= end) return;
    await delay(stepMs);
  }
}

async function isJustEmptied(path: string): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  return stats !== undefined && stats.isFile() && stats.size === 0 && Date.now() - stats.mtimeMs < patienceMs;
}
