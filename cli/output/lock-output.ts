// Locks an output folder, so that only one build writes to it at a time.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { SiteError } from '../files/site-error.ts';
import { isProcessAlive } from './is-process-alive.ts';

/** Takes the lock of an output folder, and returns the function that frees it. */
export function lockOutput(out: string, log: (message: string) => void): () => void {
  const file = toLockFile(out);
  mkdirSync(dirname(out), { recursive: true });

  if (!tryLock(file)) {
    const pid = Number(readLock(file));
    if (pid !== process.pid && isProcessAlive(pid)) {
      throw new SiteError(
        `Another build, process ${pid}, is writing to "${out}"`,
        `Wait for it, or remove "${file}" if no such build runs.`,
        1,
      );
    }
    log(`Taking over from process ${pid}, which ended without finishing its build.`);
    rmSync(file, { force: true });
    if (!tryLock(file)) throw new SiteError(`Another build has just begun to write to "${out}"`, 'Wait for it.', 1);
  }

  return () => unlockOutput(out);
}

/** Frees the lock of an output folder if this process holds it. */
export function unlockOutput(out: string): void {
  const file = toLockFile(out);
  if (Number(readLock(file)) === process.pid) rmSync(file, { force: true });
}

function toLockFile(out: string): string {
  return join(dirname(out), `.${basename(out)}.lock`);
}

function tryLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readLock(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
