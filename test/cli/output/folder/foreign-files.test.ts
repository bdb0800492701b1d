import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hash } from '../../../../cli/files/hash.ts';
import {
  checkForeignFiles,
  checkUnlistedFiles,
  isWayClear,
  listForeignFiles,
  moveForeignFiles,
} from '../../../../cli/output/folder/foreign-files.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foreign-files-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function makeFolder(name: string, files: readonly string[]): string {
  mkdirSync(join(root, name), { recursive: true });
  for (const file of files) {
    mkdirSync(dirname(join(root, name, file)), { recursive: true });
    writeFileSync(join(root, name, file), `${name} ${file}`);
  }
  return join(root, name);
}

describe('point 3: files that no build has written', () => {
  it('are listed, and a folder without files of a site as one entry', () => {
    const folder = makeFolder('out', [
      'a/index.html',
      'a/notes.txt',
      '.git/HEAD',
      '.git/refs/x',
      'new/mine/z',
      'CNAME',
    ]);

    expect(
      listForeignFiles(folder, { old: new Set(['a/index.html']), next: new Set(['new/index.html', 'b.html']) }),
    ).toEqual(['.git', 'CNAME', 'a/notes.txt', 'new/mine']);
  });

  it('include a folder that has taken the place of a file', () => {
    expect(listForeignFiles(makeFolder('out', ['a/b']), { old: new Set(['a']), next: new Set() })).toEqual(['a']);
  });

  it.each([
    [['a'], 'a/index.html', 'a'],
    [['a/index.html'], 'a/index.html', 'a/index.html'],
    [['a/b/c'], 'a', 'a/b/c'],
  ])('%j are in the way of %s', (foreign, file, named) => {
    expect(() => checkForeignFiles(foreign, new Set([file]))).toThrow(`contains "${named}"`);
  });

  it('are not in the way of names that only begin the same', () => {
    expect(() => checkForeignFiles(['ab', 'b/c'], new Set(['a', 'b/d']))).not.toThrow();
  });

  it('are all files of a folder without a list, except those that equal the new site or the last build', () => {
    const folder = makeFolder('out', ['same.html', 'left.html', 'mine.txt', '.git/HEAD']);
    const next = new Map([
      ['same.html', hash('out same.html')],
      ['left.html', hash('new')],
    ]);
    const check = (known: string) => () => checkUnlistedFiles(folder, { next, isKnown: (file) => file === known });

    expect(check('left.html')).not.toThrow();
    expect(check('same.html')).toThrow('contains "left.html"');
    expect(check('mine.txt')).toThrow('contains "left.html"');
  });

  it('are moved to the new folder, and never over existing files', () => {
    const from = makeFolder('old', ['.git/HEAD', 'a/notes.txt', 'taken.txt']);
    const to = makeFolder('new', ['taken.txt']);

    expect(moveForeignFiles(['.git', 'a/notes.txt', 'taken.txt'], { from, to })).toBe(false);
    expect(moveForeignFiles([], { from, to })).toBe(true);
    expect(readFileSync(join(to, '.git/HEAD'), 'utf8')).toBe('old .git/HEAD');
    expect(readFileSync(join(to, 'a/notes.txt'), 'utf8')).toBe('old a/notes.txt');
    expect(readFileSync(join(to, 'taken.txt'), 'utf8')).toBe('new taken.txt');
    expect(existsSync(join(from, 'taken.txt'))).toBe(true);
  });
});

describe('the way of a new site', () => {
  const old = new Set(['a/index.html', 'b/c.html', 'd.html']);
  const ask = (folder: string, fresh: readonly string[], keptFiles: readonly string[] = ['a/index.html']) =>
    isWayClear(folder, { old, next: new Set([...fresh, ...keptFiles]), newFiles: new Set(fresh) });

  it('is clear if only the old site and unrelated foreign files are there', () => {
    const folder = makeFolder('out', [...old, 'notes.txt', '.git/HEAD', 'e/mine']);

    expect(ask(folder, ['a/new.html', 'd.html', 'e/index.html', 'f/g/h.html'])).toBe(true);
  });

  it.each([
    ['has the name of a new file', ['new.html'], ['new.html']],
    ['is a folder with the name of a new file', ['x.html/mine'], ['x.html']],
    ['is a file with the name of a new folder', ['x'], ['x/y/index.html']],
  ])('is not clear if a foreign path %s', (_what, foreign, fresh) => {
    expect(ask(makeFolder('out', [...old, ...foreign]), fresh)).toBe(false);
  });

  it('is not clear if a link has taken the place of a folder, although its files are found', () => {
    const folder = makeFolder('out', ['d.html']);
    symlinkSync(makeFolder('other', ['index.html']), join(folder, 'a'));

    expect(ask(folder, ['new.html'])).toBe(false);
  });
});
