// The pieces of a file → the file, piece by piece: it may be as large as the site, and no more than one of
// them is in memory.

import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { JoinedPiece } from '../../../core/output-file.ts';

/** Writes a file from its pieces; `toPath` says where the files among them lie. */
export function joinPieces(path: string, pieces: readonly JoinedPiece[], toPath: (file: string) => string): void {
  mkdirSync(dirname(path), { recursive: true });
  const descriptor = openSync(path, 'w');
  try {
    for (const piece of pieces)
      writeFileSync(descriptor, 'text' in piece ? Buffer.from(piece.text) : readFileSync(toPath(piece.file)));
  } finally {
    closeSync(descriptor);
  }
}
