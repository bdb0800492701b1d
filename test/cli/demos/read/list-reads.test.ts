import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listReads } from '../../../../cli/demos/read/list-reads.ts';
import { readClosure } from '../../../../cli/demos/read/read-closure.ts';
import { hash } from '../../../../cli/files/hash.ts';
import { siteFolder } from '../site-folder.ts';

describe('the files that a demo depends on', () => {
  it('are its files, and missing ones that would have priority', () => {
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

describe('the other inputs of a demo', () => {
  const demo = "import dot from './dot.png';\nimport { a } from './rows/a';\nexport default () => dot + a;\n";

  it('are its pictures, and the folder of an unresolved import', () => {
    const root = siteFolder({
      'docs.config.ts': '',
      'content/Demo.tsx': demo,
      'content/dot.png': 'dot',
      'content/rows/b.ts': '',
    });
    const read = () => listReads(readClosure({ root, file: 'content/Demo.tsx' }), root);
    const before = read();
    const folderOf = (reads: ReturnType<typeof read>) => reads.find(({ file }) => file === 'content/rows/');

    expect(before).toContainEqual({ file: 'content/dot.png', hash: hash('dot') });
    writeFileSync(join(root, 'content/rows/c.ts'), '');
    expect(folderOf(read())).not.toEqual(folderOf(before));
    rmSync(root, { recursive: true });
  });
});
