// Flushes files and folders to the disk (fsync(2)), so that they survive a power cut.

import { open } from 'node:fs/promises';

/** Enough at once for a disk to choose the best order. */
const atOnce = 16;

/** Errors of file systems that cannot flush; folders cannot be opened on Windows. */
const ignoredCodes = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR', 'EACCES', 'EBADF', 'ENOSYS']);

/** Waits until files and folders are flushed to the disk. */
export async function syncFiles(paths: Iterable<string>): Promise<void> {
  const waiting = [...paths];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncFile(path);
    }),
  );
}

async function syncFile(path: string): Promise<void> {
  try {
    const file = await open(path, 'r');
    await file.sync().finally(() => file.close());
  } catch (error) {
    if (!ignoredCodes.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
