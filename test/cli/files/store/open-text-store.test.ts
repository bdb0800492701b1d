import { execFile } from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { openTextStore } from '../../../../cli/files/store/open-text-store.ts';
import { storeLimits, type StoreName } from '../../../../cli/files/store/store-limits.ts';
import { damages, isHarmful } from '../../../damages.ts';
import { cacheFolder } from './cache-folder.ts';
import { isEvery } from '../../../everyday.ts';

function menus() {
  const place = cacheFolder();
  return { ...place, ...openTextStore(place.cache, 'menus', { log: place.log }) };
}

const damaged = (cache: string, fault = 'was changed since it was written') =>
  `cache-damaged  The store "menus" of the cache "${cache}" has an entry that ${fault}, so it is created again. Check the disk if every build reports this.`;
const unusable = (cache: string, code: string) =>
  `cache-unusable  The store "menus" of the cache "${cache}" cannot be used (${code}), so nothing is kept in it. Remove what is in its place, or give this user permission to write there.`;

describe('a store', () => {
  it('returns what was written under a key, and nothing for another key', () => {
    const { read, write, notices } = menus();

    expect(read('en lib')).toBeUndefined();
    expect(write('en lib', '<ul></ul>')).toBe(true);
    expect(write('any / key\n', 'Ünïcödé')).toBe(true);
    expect([read('en lib'), read('any / key\n'), read('other')]).toEqual(['<ul></ul>', 'Ünïcödé', undefined]);
    expect(notices).toEqual([]);
  });

  it('returns the last of two writes, and leaves no other file', () => {
    const { read, write, toFile } = menus();
    write('a', 'one');
    write('a', 'two');

    expect(read('a')).toBe('two');
    expect(readdirSync(dirname(toFile('a')))).toHaveLength(1);
  });

  it('marks an entry that was not used for a day as used, and writes nothing else when it reads', () => {
    const { read, write, toFile } = menus();
    write('old', 'text');
    write('new', 'text');
    const hoursAgo = (hours: number) => Date.now() / 1000 - hours * 3600;
    utimesSync(toFile('old'), hoursAgo(30), hoursAgo(30));
    utimesSync(toFile('new'), hoursAgo(20), hoursAgo(20));
    const before = statSync(toFile('new')).mtimeMs;

    read('old');
    read('new');

    expect(Date.now() - statSync(toFile('old')).mtimeMs).toBeLessThan(3_600_000);
    expect(statSync(toFile('new')).mtimeMs).toBe(before);
  });

  it('starts from scratch if the cache was removed, and reports it', () => {
    const { read, write, cache, notices } = menus();
    write('a', 'one');
    rmSync(cache, { recursive: true });

    expect(read('a')).toBeUndefined();
    expect(write('a', 'two')).toBe(true);
    expect(read('a')).toBe('two');
    expect(notices).toEqual([
      `cache-removed  The store "menus" of the cache "${cache}" was removed while the site was built, so it starts from scratch. Remove the cache only when no build is running.`,
    ]);
  });

  it.runIf(isEvery)('returns complete entries when several processes write one key at once', async () => {
    const { cache, read, toFile } = menus();
    const module = new URL('../../../../cli/files/store/open-text-store.ts', import.meta.url);
    const { build } = await import('esbuild');
    const { outputFiles } = await build({
      entryPoints: [module.pathname],
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
    });
    const script = join(dirname(cache), 'write.mjs');
    writeFileSync(
      script,
      `${outputFiles[0]?.text}
const [cache, letter] = process.argv.slice(2);
const store = openTextStore(cache, 'menus', { log: (message) => console.log(message) });
for (let round = 0; round < 200; round += 1) {
  store.write('a', letter.repeat(20_000));
  if (!/^(.)\\1{19999}$/.test(store.read('a'))) console.log('torn');
}
`,
    );

    const runs = ['x', 'y', 'z'].map((letter) => promisify(execFile)(process.execPath, [script, cache, letter]));

    expect((await Promise.all(runs)).map(({ stdout }) => stdout)).toEqual(['', '', '']);
    expect(read('a')).toMatch(/^(?:x+|y+|z+)$/);
    expect(readdirSync(dirname(toFile('a')))).toHaveLength(1);
  });
});

describe('a damaged entry', () => {
  it.each<[string, (file: string) => void]>([
    ['changed', (file) => writeFileSync(file, readFileSync(file, 'utf8').replace('text', 'test'))],
    ['empty', (file) => writeFileSync(file, '')],
    ['a folder', (file) => replace(file, () => mkdirSync(join(file, 'in/it'), { recursive: true }))],
  ])('that is %s counts as missing, is reported, and can be written again', (_name, damage) => {
    const { read, write, toFile, cache, notices } = menus();
    write('a', 'text');
    damage(toFile('a'));

    expect(read('a')).toBeUndefined();
    expect(notices).toEqual([damaged(cache)]);
    expect(write('a', 'text')).toBe(true);
    expect(read('a')).toBe('text');
    expect(notices).toHaveLength(1);
  });

  it('that is a circular link is reported with the error code of the system', () => {
    const { read, write, toFile, cache, notices } = menus();
    write('a', 'text');
    replace(toFile('a'), () => symlinkSync(toFile('a'), toFile('a')));

    expect(read('a')).toBeUndefined();
    expect(notices).toEqual([damaged(cache, 'cannot be read (ELOOP)')]);
    expect(write('a', 'text')).toBe(true);
    expect(read('a')).toBe('text');
  });

  it('that was moved from another key counts as missing', () => {
    const { read, write, toFile, cache, notices } = menus();
    write('a', 'text');
    renameSync(toFile('a'), toFile('b'));

    expect(read('b')).toBeUndefined();
    expect(notices).toEqual([damaged(cache)]);
  });
});

describe.each(Object.keys(storeLimits) as StoreName[])('an entry of the store "%s"', (name) => {
  it.each(Object.keys(damages).filter(isHarmful))(
    'that has %s counts as missing, is reported, and can be written again',
    (damage) => {
      const { cache, log, notices } = cacheFolder();
      const { read, write, toFile } = openTextStore(cache, name, { log });
      write('a', '{ "first": 1,\n"words": ["a", "b"] }');
      write('b', '{ "second": 2 }');
      damages[damage]!(toFile('a'), readFileSync(toFile('b'), 'utf8'));

      expect(read('a')).toBeUndefined();
      expect(notices).toHaveLength(1);
      expect(notices[0]).toMatch(`cache-damaged  The store "${name}" of the cache "${cache}" has an entry that `);
      expect(write('a', 'new')).toBe(true);
      expect([read('a'), read('b')]).toEqual(['new', '{ "second": 2 }']);
      expect(notices).toHaveLength(1);
    },
  );

  it('is not stored if a file has the name of the folder, and this is reported', () => {
    const { cache, log, notices } = cacheFolder();
    const { read, write } = openTextStore(cache, name, { log });
    mkdirSync(cache);
    writeFileSync(join(cache, name), '');

    expect([write('a', 'text'), read('a')]).toEqual([false, undefined]);
    expect(new Set(notices)).toEqual(new Set([unusable(cache, 'ENOTDIR').replace('"menus"', `"${name}"`)]));
  });
});

describe('a store without a usable folder', () => {
  it.each<[string, string, (cache: string) => void]>([
    ['a file', 'ENOTDIR', (cache) => (mkdirSync(cache), writeFileSync(join(cache, 'menus'), ''))],
    ['in a cache that is a file', 'ENOTDIR', (cache) => writeFileSync(cache, '')],
    ['in a cache that is a link to nowhere', 'ENOENT', (cache) => symlinkSync(`${cache}-gone/x`, cache)],
  ])('keeps nothing, and reports the reason: %s', (_name, code, shape) => {
    const { read, write, cache, notices } = menus();
    shape(cache);

    expect(write('a', 'text')).toBe(false);
    expect(read('a')).toBeUndefined();
    expect(new Set(notices).size).toBe(1);
    expect(notices[0]).toMatch(code === 'ENOTDIR' ? unusable(cache, code) : /^cache-unusable {2}/);
  });
});

function replace(file: string, make: () => void): void {
  rmSync(file);
  make();
}
