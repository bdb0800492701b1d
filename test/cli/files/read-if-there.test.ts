import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listIfThere, readIfThere } from '../../../cli/files/read-if-there.ts';
import { siteFolder } from '../demos/site-folder.ts';

describe('reading a file', () => {
  it('returns undefined if it is missing or a folder', () => {
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

describe('listing a folder', () => {
  it('returns its names sorted, and an empty list if there is no folder', () => {
    const root = siteFolder({ 'a/b.txt': 'b', 'a/Z.txt': 'z' });

    expect(listIfThere(join(root, 'a'))).toEqual(['Z.txt', 'b.txt']);
    for (const path of ['none', 'a/b.txt', 'a\0b', 'x'.repeat(300)]) expect(listIfThere(join(root, path))).toEqual([]);
    rmSync(root, { recursive: true });
  });
});
