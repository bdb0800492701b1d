import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fillSpare, keepSpare } from '../../../../cli/output/folder/spare-folder.ts';
import { carryOver, swapFolders, writeMarker } from '../../../../cli/output/output-folder.ts';

const site = { 'index.html': 'home', 'a/index.html': 'a', 'b/index.html': 'b', 'c/d/index.html': 'd', 'e.txt': 'e' };

function place() {
  const root = mkdtempSync(join(tmpdir(), 'spare-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const [out, cache, staging] = ['out', 'cache', '.out.staging'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(cache);
  writeFiles(out, site);
  writeMarker(out, new Map(Object.keys(site).map((file) => [file, 'sum'])), '/');
  return { root, out, cache, staging, next };

  /** Runs one build with new and removed files, and returns whether it used the spare folder. */
  function next(fresh: Record<string, string>, gone: readonly string[] = []): boolean {
    writeFiles(staging, fresh);
    const names = [...list(out), ...Object.keys(fresh)].filter((file) => !gone.includes(file));
    const files = { allFiles: new Map(names.map((file) => [file, 'sum'])), newFiles: new Set(Object.keys(fresh)) };
    const spare = fillSpare(files, { cache, staging, folderOf: () => out });
    if (spare === undefined)
      carryOver(
        names.filter((file) => !(file in fresh)),
        { folderOf: () => out, staging },
      );
    writeMarker(spare ?? staging, files.allFiles, '/');
    swapFolders({ out, staging: spare ?? staging, dispose: (old) => keepSpare(old, files, { cache, out }) });
    rmSync(staging, { recursive: true, force: true });
    return spare !== undefined;
  }
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function list(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  return names.filter((name) => name !== '.vitrine.json').sort();
}

function read(folder: string): Record<string, string> {
  return Object.fromEntries(list(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

describe('the folder of the site before the last one', () => {
  it('becomes the next site, with the same files as without it', () => {
    const { out, cache, next, root } = place();

    expect(next({ 'a/index.html': 'a 1' })).toBe(false);
    expect(next({ 'b/index.html': 'b 2' })).toBe(true);
    expect(read(out)).toEqual({ ...site, 'a/index.html': 'a 1', 'b/index.html': 'b 2' });
    expect(next({ 'new/x/index.html': 'x' }, ['c/d/index.html'])).toBe(true);
    expect(next({ 'a/index.html': 'a 4' })).toBe(true);

    const { 'c/d/index.html': _gone, ...rest } = site;
    expect(read(out)).toEqual({ ...rest, 'a/index.html': 'a 4', 'b/index.html': 'b 2', 'new/x/index.html': 'x' });
    expect(existsSync(join(out, 'c'))).toBe(false);
    expect([readdirSync(root).sort(), readdirSync(cache)]).toEqual([['cache', 'out'], ['spare']]);
  });

  it('does not change the site that is served meanwhile', () => {
    const { out, cache, staging, next } = place();
    next({ 'a/index.html': 'a 1' });
    writeFiles(staging, { 'e.txt': 'e 2' });
    const files = { allFiles: new Map(list(out).map((file) => [file, 'sum'])), newFiles: new Set(['e.txt']) };

    const spare = fillSpare(files, { cache, staging, folderOf: () => out });
    writeMarker(spare ?? '', files.allFiles, '/other/');

    expect(read(out)).toEqual({ ...site, 'a/index.html': 'a 1' });
    expect(readFileSync(join(out, '.vitrine.json'), 'utf8')).toContain('"base":"/"');
  });

  it('is not trusted: changed files in it do not reach the site', () => {
    const { out, cache, next } = place();
    next({ 'a/index.html': 'a 1' });
    const spare = join(cache, 'spare');
    for (const file of ['b/index.html', 'e.txt', 'a/index.html', 'a']) rmSync(join(spare, file), { recursive: true });
    mkdirSync(join(spare, 'empty/deep'), { recursive: true });
    writeFileSync(join(spare, 'a'), 'evil');
    writeFiles(spare, { 'b/index.html': 'evil', 'evil/index.html': 'evil', 'e.txt/index.html': 'evil' });

    next({ 'index.html': 'home 2' });

    expect(read(out)).toEqual({ ...site, 'index.html': 'home 2', 'a/index.html': 'a 1' });
    expect([existsSync(join(out, 'evil')), existsSync(join(out, 'empty'))]).toEqual([false, false]);
  });

  it('is not used if it is not a folder, and the site is made without it', () => {
    const { out, cache, next } = place();
    next({ 'a/index.html': 'a 1' });
    rmSync(join(cache, 'spare'), { recursive: true });
    writeFileSync(join(cache, 'spare'), '');

    expect(next({ 'index.html': 'home 2' })).toBe(false);
    expect(read(out)).toEqual({ ...site, 'index.html': 'home 2', 'a/index.html': 'a 1' });
  });

  it('is not kept if most of the site has changed, as it would take the space of a second site', () => {
    const { cache, next } = place();
    next({ 'a/index.html': 'a 1', 'b/index.html': 'b 1' });

    expect(readdirSync(cache)).toEqual([]);
  });

  it('shares its files with the site', () => {
    const { out, cache, next } = place();
    next({ 'a/index.html': 'a 1' });

    expect(statSync(join(cache, 'spare/e.txt')).ino).toBe(statSync(join(out, 'e.txt')).ino);
  });

  it('is removed from the cache if the next build changes most of the site', () => {
    const { cache, next } = place();
    next({ 'a/index.html': 'a 1' });
    next({ 'a/index.html': 'a 2', 'b/index.html': 'b 2' });

    expect(readdirSync(cache)).toEqual([]);
  });

  it('is removed with the staging folder of a build that does not finish', () => {
    const { cache, staging, next, out } = place();
    next({ 'a/index.html': 'a 1' });
    const files = { allFiles: new Map(list(out).map((file) => [file, 'sum'])), newFiles: new Set<string>() };

    expect(dirname(fillSpare(files, { cache, staging, folderOf: () => out }) ?? '')).toBe(staging);
    expect(readdirSync(cache)).toEqual([]);
  });
});
