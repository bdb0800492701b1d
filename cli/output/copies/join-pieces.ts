// Joins the pieces of a file, which may be as large as the site, with only one piece in memory at a time. Pieces from
// the output folder are checked, so that damage on the disk does not spread to a second file.

import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JoinedPiece } from '../../../core/model/output-file.ts';
import { hash } from '../../files/hash.ts';
import { SiteError } from '../../files/site-error.ts';

/**
 * Writes a file from its pieces; `toPath` returns the paths of pieces that are files.
 * @throws SiteError if one of them has changed since it was written.
 */
export function joinPieces(path: string, pieces: readonly JoinedPiece[], toPath: (file: string) => string): void {
  mkdirSync(dirname(path), { recursive: true });
  const descriptor = openSync(path, 'w');
  try {
    for (const piece of pieces)
      writeFileSync(descriptor, 'text' in piece ? piece.text : readPiece(piece, toPath(piece.file)));
  } finally {
    closeSync(descriptor);
  }
}

function readPiece(piece: { readonly file: string; readonly hash: string }, path: string): Buffer {
  const bytes = readFileSync(path);
  if (hash(bytes) === piece.hash) return bytes;
  throw new SiteError(
    `${path} has changed since the last build wrote it`,
    'Delete the file and build again: it will be written again.',
    1,
  );
}
