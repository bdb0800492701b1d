import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { StagedFiles } from '../../../cli/pages/staged-files.ts';
import { hash } from '../../../cli/files/hash.ts';

const folder = mkdtempSync(join(tmpdir(), 'staged-files-'));
const sheet = { file: '_app/assets/kit.0123456789.css', contents: '.kit{}', isShared: true } as const;

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('the files of pages', () => {
  it('are written with their folders, and known by hash and size', () => {
    const staged = new StagedFiles();

    expect(staged.write({ file: 'a/b/index.html', contents: '<p>é</p>' }, folder)).toEqual({
      file: 'a/b/index.html',
      hash: hash(Buffer.from('<p>é</p>')),
      bytes: 9,
    });
    expect(read('a/b/index.html')).toBe('<p>é</p>');
  });

  it('are written anew each time', () => {
    const staged = new StagedFiles();
    staged.write({ file: 'index.html', contents: 'one' }, folder);
    staged.write({ file: 'index.html', contents: 'two' }, folder);

    expect(read('index.html')).toBe('two');
  });

  it('are written once if pages share them', () => {
    const staged = new StagedFiles();
    const first = staged.write(sheet, folder);
    writeFileSync(join(folder, sheet.file), 'as it is');

    expect(staged.write(sheet, folder)).toEqual(first);
    expect(read(sheet.file)).toBe('as it is');
    expect(readdirSync(join(folder, '_app/assets'))).toEqual(['kit.0123456789.css']);
  });

  it('are written again when another build has removed its folder', () => {
    const staged = new StagedFiles();
    staged.write(sheet, folder);
    staged.write({ file: 'a/index.html', contents: 'one' }, folder);
    rmSync(folder, { recursive: true });
    staged.write(sheet, folder);
    staged.write({ file: 'a/index.html', contents: 'two' }, folder);

    expect([read(sheet.file), read('a/index.html')]).toEqual(['.kit{}', 'two']);
  });
});
