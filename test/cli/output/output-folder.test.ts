import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  carryOver,
  checkOutputFolder,
  readMarker,
  removeLeftovers,
  swapFolders,
  writeMarker,
} from '../../../cli/output/output-folder.ts';

const markerFile = '.vitrine.json';

const deadProcess = 4_194_303;
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'output-folder-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function makeFolder(name: string, files: Record<string, string> = {}): string {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('a folder that may not be the output', () => {
  it.each(['/', homedir()])('is one that contains the site and much else: %s', (folder) => {
    expect(() => checkOutputFolder(folder, makeFolder('site'))).toThrow("contains the site's sources");
  });

  it('is the site, a folder around it, or one of its sources', () => {
    const site = makeFolder('site');
    makeFolder('site/content');

    for (const folder of [site, root, join(site, 'content')]) {
      expect(() => checkOutputFolder(folder, site)).toThrow("contains the site's sources");
    }
    expect(() => checkOutputFolder(join(site, 'content', 'out'), site)).toThrow("is inside the site's sources");
  });

  it('is a file, a link, or a folder with foreign files', () => {
    const site = makeFolder('site');
    const foreign = makeFolder('foreign', { 'IMPORTANT.txt': '' });
    symlinkSync(foreign, join(root, 'link'));

    expect(() => checkOutputFolder(join(foreign, 'IMPORTANT.txt'), site)).toThrow('is a file');
    expect(() => checkOutputFolder(join(root, 'link'), site)).toThrow('contains files that this command did not write');
    expect(() => checkOutputFolder(foreign, site)).toThrow('contains files that this command did not write');
    expect(existsSync(join(foreign, 'IMPORTANT.txt'))).toBe(true);
  });
});

describe('a folder that may be the output', () => {
  it('is missing, empty, or carries the marker', () => {
    const site = makeFolder('site');

    for (const folder of [
      join(root, 'none'),
      makeFolder('empty'),
      makeFolder('ours', { [markerFile]: '{}', 'a.html': '' }),
      join(site, 'dist'),
    ]) {
      expect(() => checkOutputFolder(folder, site)).not.toThrow();
    }
  });
});

describe('a new site', () => {
  it('replaces the old one completely, and keeps unchanged files', () => {
    const marker = JSON.stringify({ files: { 'kept.html': '2', 'gone.html': '0' } });
    const out = makeFolder('out', { 'kept.html': 'kept', 'gone.html': 'gone', [markerFile]: marker });
    const staging = makeFolder('staging', { 'new.html': 'new' });

    carryOver(['kept.html'], { folderOf: () => out, staging });
    writeMarker(
      staging,
      new Map([
        ['new.html', '1'],
        ['kept.html', '2'],
      ]),
      '/docs/',
    );
    swapFolders({ out, staging });

    expect(readdirSync(out).sort()).toEqual([markerFile, 'kept.html', 'new.html'].sort());
    expect(readMarker(out)).toEqual({
      base: '/docs/',
      files: new Map([
        ['kept.html', '2'],
        ['new.html', '1'],
      ]),
    });
    expect(readdirSync(root)).toEqual(['out']);
  });
});

describe("the list of a site's files", () => {
  it('is written to a new file, and not into one that a backup links to', () => {
    makeFolder('out');
    const [list, backup] = [join(root, 'out', markerFile), join(root, 'backup.json')] as const;
    writeMarker(join(root, 'out'), new Map([['a.html', '1']]), '/');
    linkSync(list, backup);

    writeMarker(join(root, 'out'), new Map([['b.html', '2']]), '/');

    expect(readFileSync(backup, 'utf8')).toContain('a.html');
    expect(readMarker(join(root, 'out'))?.files).toEqual(new Map([['b.html', '2']]));
    expect(readdirSync(join(root, 'out'))).toEqual([markerFile]);
  });
});

describe('the leftovers of a killed build', () => {
  it('point 4: are removed, and a site that was being replaced gets its name back', () => {
    makeFolder(`.out.staging-${deadProcess}`, { 'half.html': '' });
    makeFolder(`.out.old-${deadProcess}`, { 'index.html': 'old' });

    removeLeftovers(join(root, 'out'));

    expect(readdirSync(root)).toEqual(['out']);
    expect(readdirSync(join(root, 'out'))).toEqual(['index.html']);
  });

  it('stay while their process runs, or if they belong to another folder', () => {
    makeFolder(`.out.staging-${process.ppid}`);
    makeFolder(`.other.staging-${deadProcess}`);

    removeLeftovers(join(root, 'out'));

    expect(readdirSync(root).sort()).toEqual([`.other.staging-${deadProcess}`, `.out.staging-${process.ppid}`].sort());
  });
});
