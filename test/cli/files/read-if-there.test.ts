import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readIfThere } from '../../../cli/files/read-if-there.ts';
import { siteFolder } from '../demos/site-folder.ts';

describe('reading a file', () => {
  it('gives nothing where there is none, or a folder', () => {
    const root = siteFolder({ 'a/b.txt': 'b' });

    expect(readIfThere(join(root, 'a/b.txt'))?.toString()).toBe('b');
    expect([
      readIfThere(join(root, 'none')),
      readIfThere(join(root, 'a')),
      readIfThere(join(root, 'a/b.txt/c')),
    ]).toEqual([undefined, undefined, undefined]);
    rmSync(root, { recursive: true });
  });
});
