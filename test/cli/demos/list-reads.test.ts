import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listReads } from '../../../cli/demos/list-reads.ts';
import { readClosure } from '../../../cli/demos/read-closure.ts';
import { hash } from '../../../cli/hash.ts';
import { siteFolder } from './site-folder.ts';

describe('what a demo was made from', () => {
  it('is its files, and those that would come first if they were there', () => {
    const rows = 'export const rows = 1;\n';
    const root = siteFolder({
      'docs.config.ts': '',
      'content/Demo.tsx': "import { rows } from './rows';\nexport default () => rows;\n",
      'content/rows.ts': rows,
    });

    const reads = listReads(readClosure({ root, file: 'content/Demo.tsx' }), root);

    expect(reads.find(({ file }) => file === 'content/rows.ts')).toEqual({
      file: 'content/rows.ts',
      hash: hash(Buffer.from(rows)),
    });
    expect(reads.filter(({ hash: sum }) => sum === '').map(({ file }) => file)).toContain('content/rows.tsx');
    rmSync(root, { recursive: true });
  });
});
