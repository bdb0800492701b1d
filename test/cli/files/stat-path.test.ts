import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isFile, lstatPath, statPath } from '../../../cli/files/stat-path.ts';
import { listFiles } from '../../../cli/files/list-files.ts';

/** Makes a folder with a file, a link to it, and a linked package that finds its dependency beside its target. */
function folderOf(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'docs-stat-')));
  writeFileSync(join(root, 'file'), 'four');
  symlinkSync('file', join(root, 'link'));
  symlinkSync('nowhere', join(root, 'broken'));
  mkdirSync(join(root, 'store/node_modules/needed'), { recursive: true });
  mkdirSync(join(root, 'store/node_modules/linked'));
  writeFileSync(join(root, 'store/node_modules/needed/index.js'), 'module.exports = 1;\n');
  writeFileSync(join(root, 'store/node_modules/linked/index.js'), "exports.value = require('needed');\n");
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(join(root, 'store/node_modules/linked'), join(root, 'node_modules/linked'));
  return root;
}

describe('a path', () => {
  it('is a file, a folder, a link or nothing', () => {
    const root = folderOf();

    expect(statPath(join(root, 'file'))?.size).toBe(4);
    expect(statPath(join(root, 'link'))?.size).toBe(4);
    expect(lstatPath(join(root, 'link'))?.isSymbolicLink()).toBe(true);
    expect(['nothing', 'broken'].map((name) => statPath(join(root, name)))).toEqual([undefined, undefined]);
    expect(['file', 'link', 'store', 'broken', 'nothing'].map((name) => isFile(join(root, name)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.skipIf(process.platform === 'win32')(
    'that is a pipe or a socket does not keep linked packages from being imported',
    async () => {
      const root = folderOf();
      execFileSync('mkfifo', [join(root, 'pipe')]);
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(join(root, 'socket'), resolve));
      // Node must have resolved a folder on this path before, as in every build.
      const load = createRequire(join(root, 'index.js'));
      load('./store/node_modules/needed/index.js');

      for (const name of ['pipe', 'socket'])
        for (const look of [statPath, lstatPath, isFile]) {
          look(join(root, name));
          expect(load('linked'), `${look.name} of a ${name}`).toEqual({ value: 1 });
          delete load.cache[join(root, 'store/node_modules/linked/index.js')];
          delete load.cache[join(root, 'node_modules/linked/index.js')];
        }
      server.close();
    },
  );

  it('is passed to statSync and lstatSync only in these two files', () => {
    const root = fileURLToPath(new URL('../../..', import.meta.url));
    const engine = ['cli', 'core'].flatMap((folder) => listFiles(root, folder).files);
    const looking = engine.filter((file) => /\bl?statSync\(/.test(readFileSync(join(root, file), 'utf8')));

    // The times of a spare folder are read in nanoseconds, which needs an option of statSync.
    expect(looking).toEqual(['cli/files/stat-path.ts', 'cli/output/folder/spare-folder.ts']);
  });
});
