import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { joinPieces } from '../../../../cli/output/copies/join-pieces.ts';

it('a file is joined from texts and files, into a folder that is not there yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-join-'));
  try {
    writeFileSync(join(folder, 'a.md'), 'á');
    joinPieces(join(folder, 'lib/all.txt'), [{ text: '# é\n' }, { file: 'a.md', hash: '', bytes: 2 }], (file) =>
      join(folder, file),
    );

    expect(readFileSync(join(folder, 'lib/all.txt'), 'utf8')).toBe('# é\ná');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
