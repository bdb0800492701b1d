// Whether a file lies as it was written, without reading it.

import { join } from 'node:path';
import { statPath } from './stat-path.ts';

/** A file as it lay on disk when it was written: size and time of change. */
export type FileStamp = readonly [bytes: number, mtimeMs: number];

/** Files as they were written, by name. */
export interface StampedFiles {
  readonly files: Readonly<Record<string, { readonly hash: string; readonly stamp: FileStamp }>>;
}

/** Reads the stamp of a file; undefined where there is none. */
export function readStamp(path: string): FileStamp | undefined {
  const stat = statPath(path);
  return stat?.isFile() ? [stat.size, stat.mtimeMs] : undefined;
}

/**
 * Says how a file lies; '' where there is none. Whoever writes a file cannot choose when it was changed (ctime), as an
 * installer chooses its date.
 */
export function stampFile(file: string): string {
  try {
    const stat = statPath(file);
    return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs} ${stat.ino}` : '';
  } catch {
    // What would be its folder is a file.
    return '';
  }
}

/** Tells whether a file lies as the record says. */
export function isUntouched({ files }: StampedFiles, file: string, out: string): boolean {
  const known = files[file]?.stamp;
  const found = known && readStamp(join(out, file));
  return found !== undefined && found[0] === known?.[0] && found[1] === known[1];
}
