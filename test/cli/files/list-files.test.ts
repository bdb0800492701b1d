import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../../../cli/files/list-files.ts';

describe('the files of a folder', () => {
  let root = '';

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'list-files-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(file: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');
  }

  it('come sorted by code point, whatever order they were made in', () => {
    for (const file of ['content/é.md', 'content/b/z.md', 'content/B.md', 'content/a.md']) write(file);

    expect(listFiles(root, 'content').files).toEqual([
      'content/B.md',
      'content/a.md',
      'content/b/z.md',
      'content/é.md',
    ]);
  });

  it('leave out hidden ones and installed packages', () => {
    for (const file of ['content/.git/config', 'content/.a.md.swp', 'content/node_modules/x/readme.md', 'content/a.md'])
      write(file);

    expect(listFiles(root, 'content').files).toEqual(['content/a.md']);
  });

  it('are none when the folder is not there', () => {
    expect(listFiles(root, 'content')).toEqual({ files: [], problems: [] });
  });

  it('are walked once where a link leads in a circle', () => {
    write('content/a.md');
    symlinkSync('..', join(root, 'content/loop'));
    symlinkSync('.', join(root, 'content/self'));

    expect(listFiles(root, 'content').files).toEqual(['content/a.md']);
  });

  it('do not lie outside the site', () => {
    write('content/a.md');
    symlinkSync('/etc/hostname', join(root, 'content/x.md'));

    expect(listFiles(root, 'content')).toEqual({
      files: ['content/a.md'],
      problems: [
        {
          rule: 'symlink-outside-root',
          severity: 'error',
          place: { file: 'content/x.md' },
          message: 'This link leads out of the site, so the same site would differ from machine to machine',
          hint: 'Copy what it points at into the site.',
        },
      ],
    });
  });
});
