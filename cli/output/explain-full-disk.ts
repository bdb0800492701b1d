// Explains a write that failed because the disk is full or refuses it: which disk, how much was written, and that the
// old site is unchanged.

import { readdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from '../files/site-error.ts';
import { statPath } from '../files/stat-path.ts';

const full = new Set(['ENOSPC', 'EDQUOT']);
const stays = 'The files that were there before are unchanged.';

/** Explains a failed write while the staged files still exist; returns any other error unchanged. */
export function explainFullDisk(error: unknown, { out, staging }: { out: string; staging: string }): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  if (code === 'EFBIG')
    return new SiteError(
      `A file of "${out}" is larger than this shell or disk allows (EFBIG)`,
      `${stays} Raise the limit, which "ulimit -f" prints, or write to another disk.`,
      1,
    );
  if (code === 'EIO')
    return new SiteError(
      `The disk of "${out}" cannot be written (EIO)`,
      `${stays} Check the disk, or write to another one.`,
      1,
    );
  if (!full.has(code)) return error;
  return new SiteError(
    `There is not enough space for "${out}": ${toMegabytes(sizeOf(staging))} MB of the new site were written, and ${toMegabytes(freeAt(staging))} MB are free`,
    `${stays} Free some space, and build again.`,
    1,
  );
}

function toMegabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}

function sizeOf(folder: string): number {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .reduce((sum, { parentPath, name }) => sum + (statPath(join(parentPath, name))?.size ?? 0), 0);
  } catch {
    return 0;
  }
}

function freeAt(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
