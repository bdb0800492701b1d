import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleLibrary } from '../../../../../cli/demos/library/bundle/bundle-library.ts';
import { engineFolder } from '../../../../../cli/files/engine.ts';
import { isEvery } from '../../../../everyday.ts';

describe('a file of a package that is too large to be bundled', () => {
  it.runIf(isEvery)('is replaced by a module that reports its size, beside readable files', async () => {
    const root = mkdtempSync(join(tmpdir(), 'docs-huge-'));
    for (const name of ['huge', 'small']) {
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.mjs' }));
      writeFileSync(join(root, 'node_modules', name, 'index.mjs'), `export const name = '${name}';\n`);
    }
    // A sparse file, which takes no disk space.
    truncateSync(join(root, 'node_modules/huge/index.mjs'), 100 * 2 ** 20);

    const { broken, modules } = await bundleLibrary({
      root,
      wants: ['huge', 'small'].map((specifier) => ({ specifier, name: 'name' })),
      engineEntries: [],
      platform: 'browser',
      engineFolder,
    });
    rmSync(root, { recursive: true });

    expect(broken.map(({ message }) => message)).toEqual([
      'it has 100 MB, but limits.memory in the settings allows files of 14 MB',
    ]);
    expect(Object.values(modules).some(({ code }) => code.includes('small'))).toBe(true);
  });
});
