import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
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

  it('are sorted by code point, whatever the order of their creation', () => {
    for (const file of ['content/é.md', 'content/b/z.md', 'content/B.md', 'content/a.md']) write(file);

    expect(listFiles(root, 'content').files).toEqual([
      'content/B.md',
      'content/a.md',
      'content/b/z.md',
      'content/é.md',
    ]);
  });

  it('do not include hidden files and installed packages', () => {
    for (const file of ['content/.git/config', 'content/.a.md.swp', 'content/node_modules/x/readme.md', 'content/a.md'])
      write(file);

    expect(listFiles(root, 'content').files).toEqual(['content/a.md']);
  });

  it('are an empty list if the folder does not exist', () => {
    expect(listFiles(root, 'content')).toEqual({ files: [], problems: [] });
  });

  it('are listed once if a link leads in a circle', () => {
    write('content/a.md');
    symlinkSync('..', join(root, 'content/loop'));
    symlinkSync('.', join(root, 'content/self'));

    expect(listFiles(root, 'content').files).toEqual(['content/a.md']);
  });

  it.skipIf(process.platform === 'win32')(
    'are regular files: a pipe or a socket is reported, and never opened',
    async () => {
      write('content/a.md');
      execFileSync('mkfifo', [join(root, 'content/b.md')]);
      symlinkSync('b.md', join(root, 'content/c.md'));
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(join(root, 'content/d.md'), resolve));

      const { files, problems } = listFiles(root, 'content');
      server.close();

      expect(files).toEqual(['content/a.md']);
      expect(problems.map(({ rule, place, message }) => `${place?.file} ${rule}: ${message}`)).toEqual([
        'content/b.md special-file: This is a pipe, not a file, so it is left out',
        'content/c.md special-file: This is a pipe, not a file, so it is left out',
        'content/d.md special-file: This is a socket, not a file, so it is left out',
      ]);
    },
  );

  it('are reported as missing if a file has the name of their folder', () => {
    write('content');

    expect(listFiles(root, 'content')).toEqual({
      files: [],
      problems: [
        {
          rule: 'not-a-folder',
          severity: 'error',
          place: { file: 'content' },
          message: 'A file has the name of a folder of the site, so the files of that folder cannot be found',
          hint: 'Rename the file, and put what belongs there into a folder named "content".',
        },
      ],
    });
  });

  it('do not include links out of the site, which are reported', () => {
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
          hint: 'Copy the file that it points to into the site.',
        },
      ],
    });
  });
});
