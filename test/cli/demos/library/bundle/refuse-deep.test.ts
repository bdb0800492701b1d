import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bundleLibrary } from '../../../../../cli/demos/library/bundle/bundle-library.ts';
import { engineFolder } from '../../../../../cli/files/engine.ts';
import { isEvery } from '../../../../everyday.ts';

const deep = {
  lists: `export const name = ${'['.repeat(60_000)}${']'.repeat(60_000)};\n`,
  common: `exports.name = ${'('.repeat(60_000)}1${')'.repeat(60_000)};\n`,
  arrows: `export const name = ${'()=>'.repeat(60_000)}1;\n`,
  json: `export { default as name } from './data.json';\n`,
};

describe('files of packages that are nested too deep', () => {
  it.runIf(isEvery)('are replaced by modules that report them, beside readable files', async () => {
    const root = mkdtempSync(join(tmpdir(), 'docs-deep-'));
    // A long sum is checked for depth, but accepted.
    const long = `export const name = [${'+1'.repeat(1600)}, 'read'];\n`;
    for (const [name, code] of Object.entries({ ...deep, long })) {
      mkdirSync(join(root, 'node_modules', name), { recursive: true });
      writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
      writeFileSync(join(root, 'node_modules', name, 'index.js'), code);
    }
    writeFileSync(join(root, 'node_modules/json/data.json'), `${'['.repeat(300)}${']'.repeat(300)}`);

    const { broken, modules } = await bundleLibrary({
      root,
      wants: [...Object.keys(deep), 'long'].flatMap((specifier) => [
        { specifier, name: 'name' },
        { specifier, name: '*' },
      ]),
      engineEntries: [],
      platform: 'node',
      engineFolder,
    });
    rmSync(root, { recursive: true });

    expect(
      broken.map(({ id, message }) => `${modules[id]?.path.replace(/^.*node_modules./, '')}: ${message}`).sort(),
    ).toEqual(
      ['arrows/index.js', 'common/index.js', 'json/data.json', 'lists/index.js'].map(
        (file) => `${file}: it is nested too deep to be read`,
      ),
    );
    expect(Object.values(modules).some(({ code }) => code.includes('"read"') || code.includes("'read'"))).toBe(true);
  });
});
