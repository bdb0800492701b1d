// Checks whether a file is unchanged since it was written, without reading it.

import { join } from 'node:path';
import { statPath } from './stat-path.ts';

/** Size and modification time of a file when it was written. */
export type FileStamp = readonly [bytes: number, mtimeMs: number];

/** Hashes and stamps of written files, by name. */
export interface StampedFiles {
  readonly files: Readonly<Record<string, { readonly hash: string; readonly stamp: FileStamp }>>;
}

/** Reads the stamp of a file; undefined if it does not exist. */
export function readStamp(path: string): FileStamp | undefined {
  const stat = statPath(path);
  return stat?.isFile() ? [stat.size, stat.mtimeMs] : undefined;
}

/**
 * Returns a text that changes when a file changes; '' if it does not exist. It includes ctime, which no writer can
 * choose; an installer does choose mtime.
 */
export function stampFile(file: string): string {
  try {
    const stat = statPath(file);
    return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` : '';
  } catch {
    // A part of its path is a file, not a folder.
    return '';
  }
}

/** Returns whether a file still has the stamp of its record. */
export function isUntouched({ files }: StampedFiles, file: string, out: string): boolean {
  const known = files[file]?.stamp;
  const found = known && readStamp(join(out, file));
  return found !== undefined && found[0] === known?.[0] && found[1] === known[1];
}
