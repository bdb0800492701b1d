import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { JoinedPiece } from '../../../../core/model/output-file.ts';
import { hash } from '../../../../cli/files/hash.ts';
import { joinPieces } from '../../../../cli/output/copies/join-pieces.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-join-'));
  writeFileSync(join(folder, 'a.md'), 'á');
});
afterEach(() => rmSync(folder, { recursive: true }));
const joinAll = (pieces: readonly JoinedPiece[]) =>
  joinPieces(join(folder, 'lib/all.txt'), pieces, (file) => join(folder, file));

it('a file is joined from texts and files, into a folder that does not exist yet', () => {
  joinAll([{ text: '# é\n' }, { file: 'a.md', hash: hash(Buffer.from('á')), bytes: 2 }]);

  expect(readFileSync(join(folder, 'lib/all.txt'), 'utf8')).toBe('# é\ná');
});

it('a piece that has changed since it was written is refused', () => {
  expect(() => joinAll([{ file: 'a.md', hash: hash(Buffer.from('a')), bytes: 2 }])).toThrow(/a\.md has changed since/);
});
