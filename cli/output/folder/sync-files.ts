// Files and folders → on the disk, not in its cache: a power cut after this finds them whole (fsync(2)).

import { open } from 'node:fs/promises';

/** Enough for a disk to put them in an order of its own. */
const atOnce = 16;

/** What a file system that cannot do it answers; folders cannot be opened on Windows. */
const cannot = new Set(['EINVAL', 'ENOTSUP', 'EPERM', 'EISDIR', 'EACCES', 'EBADF', 'ENOSYS']);

/** Waits until files and folders are on the disk. */
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
    if (!cannot.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
