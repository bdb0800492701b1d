import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pruneFolder } from '../../../../cli/files/store/prune-folder.ts';
import { cacheFolder } from './cache-folder.ts';

const name = (index: number) => `entry${String(index).padStart(17, '0')}`;

/** Entries of ten bytes, the first of which was used last, a minute before the next. */
function folderOf(count: number): string {
  const { cache } = cacheFolder();
  mkdirSync(cache);
  for (let index = 0; index < count; index += 1) {
    writeFileSync(join(cache, name(index)), '0123456789');
    age(join(cache, name(index)), index);
  }
  return cache;
}

function age(file: string, minutes: number): void {
  const time = Date.now() / 1000 - minutes * 60;
  utimesSync(file, time, time);
}

const names = (count: number) => Array.from({ length: count }, (_, index) => name(index));
const roomy = { entries: 1000, bytes: 1_000_000 };

describe('pruneFolder', () => {
  it('keeps the most recently used entries, up to a count', () => {
    const folder = folderOf(30);

    pruneFolder(folder, { ...roomy, entries: 12 });

    expect(readdirSync(folder).sort()).toEqual(names(12));
  });

  it('keeps the most recently used entries, up to a sum of bytes', () => {
    const folder = folderOf(30);

    pruneFolder(folder, { ...roomy, bytes: 75 });

    expect(readdirSync(folder).sort()).toEqual(names(7));
  });

  it('keeps every entry that fits, and always the newest one', () => {
    const folder = folderOf(5);

    pruneFolder(folder, roomy);
    expect(readdirSync(folder)).toHaveLength(5);

    pruneFolder(folder, { ...roomy, bytes: 1 });
    expect(readdirSync(folder)).toEqual(names(1));
  });

  it('keeps the first entries by name if all were used at the same time, whatever the order of the folder', () => {
    const folder = folderOf(30);
    const time = new Date();
    for (const file of names(30)) utimesSync(join(folder, file), time, time);

    pruneFolder(folder, { ...roomy, entries: 12 });

    expect(readdirSync(folder).sort()).toEqual(names(12));
  });

  it('removes parts of killed builds and entries of other formats, once no build can be writing them', () => {
    const folder = folderOf(1);
    mkdirSync(join(folder, 'k'));
    for (const file of ['.part-fresh', '.part-old', 'en-lib.txt', 'k/ey.json']) writeFileSync(join(folder, file), '');
    for (const file of ['.part-old', 'en-lib.txt', 'k/ey.json', 'k']) age(join(folder, file), 90);

    pruneFolder(folder, roomy);

    expect(readdirSync(folder).sort()).toEqual(['.part-fresh', name(0)]);
  });

  it('counts compiled modules as entries', () => {
    const folder = folderOf(0);
    for (const index of [0, 1]) {
      writeFileSync(join(folder, `${name(index)}.mjs`), '');
      age(join(folder, `${name(index)}.mjs`), 120 + index);
    }

    pruneFolder(folder, { ...roomy, entries: 1 });

    expect(readdirSync(folder)).toEqual([`${name(0)}.mjs`]);
  });

  it('does nothing if there is no folder', () => {
    const { cache } = cacheFolder();
    pruneFolder(cache, roomy);
    writeFileSync(cache, '');
    pruneFolder(cache, roomy);

    expect(readdirSync(join(cache, '..'))).toEqual(['cache']);
  });
});
