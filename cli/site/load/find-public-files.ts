// public/ → the files that are copied into the site unchanged.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import type { WrittenFile } from '../../files/written-file.ts';
import { readStamp, type FileStamp } from '../../files/file-stamp.ts';
import { hash } from '../../files/hash.ts';
import { listFiles } from '../../files/list-files.ts';

/** A file of public/ as it was when it was hashed. */
interface PublicRecord {
  readonly stamp: FileStamp;
  readonly file: WrittenFile;
}

/** The files of public/ that the last build hashed, by name. */
export interface HashedFiles {
  readonly publicFiles: Readonly<Record<string, PublicRecord>>;
}

/** The files of public/, by their name in the finished site. */
export interface PublicFiles {
  readonly files: Readonly<Record<string, PublicRecord>>;
  readonly problems: readonly Problem[];
}

/** Finds the files of public/. Unchanged ones are not read again. */
export function findPublicFiles(root: string, record: HashedFiles): PublicFiles {
  const { files, problems } = listFiles(root, 'public');
  const entries = files.map((source) => {
    const file = source.slice('public/'.length);
    return [file, toRecord(join(root, source), file, record.publicFiles[file])] as const;
  });
  return { files: Object.fromEntries(entries), problems };
}

function toRecord(path: string, file: string, known: PublicRecord | undefined): PublicRecord {
  const stamp = readStamp(path) ?? [0, 0];
  if (known && known.stamp[0] === stamp[0] && known.stamp[1] === stamp[1]) return known;

  const bytes = readFileSync(path);
  const written: WrittenFile = { file, hash: hash(bytes), bytes: bytes.length };
  return { stamp, file: written };
}
