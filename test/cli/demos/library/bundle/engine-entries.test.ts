import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { NodeLibrary } from '../../../../../cli/demos/library/node/node-library.ts';
import { emotionKey, licenseKey, planEngineEntries } from '../../../../../cli/demos/library/bundle/engine-entries.ts';
import { siteFolder } from '../../site-folder.ts';
import { makeLibrary } from '../make-library.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

function site(files: Record<string, string>): string {
  const root = realpathSync(siteFolder({ 'docs.config.ts': '', ...files }));
  roots.push(root);
  return root;
}

const grid = {
  'node_modules/@mui/x-data-grid-pro/package.json': '{}',
  'node_modules/@mui/x-data-grid-pro/index.js': '',
};
const setter = (name: string) => ({
  [`node_modules/@mui/${name}/package.json`]: '{"type":"module","main":"./index.js"}',
  [`node_modules/@mui/${name}/index.js`]:
    'export const LicenseInfo = { setLicenseKey: (key) => (globalThis.licenseOfTest = key) };\n',
});

describe('the imports of the engine from packages', () => {
  it('include the site’s Emotion', async () => {
    const root = fileURLToPath(new URL('../../../../..', import.meta.url));
    const packages = new NodeLibrary(await makeLibrary(root, { wants: [] }), root);

    expect(packages.find(emotionKey)).toMatchObject({
      CacheProvider: expect.anything() as unknown,
      createCache: expect.any(Function) as unknown,
      prefixer: expect.any(Function) as unknown,
    });
  });

  it('include the license setter, if there are a licensed grid and a key', async () => {
    const root = site({ ...grid, ...setter('x-license') });
    const engineEntries = planEngineEntries(root, 'it\'s "the key"');
    const packages = new NodeLibrary(await makeLibrary(root, { wants: [], engineEntries }), root);

    packages.find(licenseKey);

    expect(Reflect.get(globalThis, 'licenseOfTest')).toBe('it\'s "the key"');
    Reflect.deleteProperty(globalThis, 'licenseOfTest');
  });

  it('include the setter under its older name', () => {
    const own = planEngineEntries(site({ ...grid, ...setter('x-license-pro') }), 'key');

    expect(own.map(({ key, text }) => [key, text.split('\n')[0]])).toEqual([
      [licenseKey, 'import { LicenseInfo } from "@mui/x-license-pro";'],
    ]);
  });

  it.each([
    ['key', '', { ...grid, ...setter('x-license') }],
    ['grid', 'key', setter('x-license')],
    ['setter', 'key', grid],
  ])('include no setter without a %s', (_what, license, files) => {
    expect(planEngineEntries(site(files), license)).toEqual([]);
  });

  it('name by path what only Emotion can resolve', () => {
    const root = site(
      Object.fromEntries(
        ['@emotion/react', '@emotion/react/node_modules/@emotion/cache', 'stylis'].flatMap((name) => [
          [`node_modules/${name}/package.json`, '{"main":"./index.js"}'],
          [`node_modules/${name}/index.js`, ''],
        ]),
      ),
    );
    const inner = join(root, 'node_modules/@emotion/react/node_modules/@emotion/cache');

    expect(planEngineEntries(root, '')[0]?.text).toContain(JSON.stringify(inner));
  });

  it('name Emotion by its package, so that each platform resolves its own file', () => {
    const root = site(
      Object.fromEntries(
        ['@emotion/react', '@emotion/cache', 'stylis'].flatMap((name) => [
          [`node_modules/${name}/package.json`, '{"main":"./dist/for-node.js"}'],
          [`node_modules/${name}/dist/for-node.js`, ''],
        ]),
      ),
    );
    const [entry] = planEngineEntries(root, '');

    expect(entry?.key).toBe(emotionKey);
    expect(entry?.text).toContain(`from "@emotion/cache"`);
    expect(entry?.text).not.toContain('for-node');
  });
});
