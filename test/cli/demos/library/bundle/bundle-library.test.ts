// Packages bundled as in a build, for Node and browsers, and executed where it matters.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { NodeLibrary } from '../../../../../cli/demos/library/node/node-library.ts';
import type { BundledLibrary } from '../../../../../cli/demos/library/bundle/to-bundled-library.ts';
import { writeDefinitions } from '../../../../../core/demos/library/write-definitions.ts';
import { createModules } from '../../../../../runtime/demos/create-modules.ts';
import { siteFolder } from '../../site-folder.ts';
import { makeLibrary, toWant } from '../make-library.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

type Platform = 'browser' | 'node';
const platforms: readonly Platform[] = ['browser', 'node'];
const manifest = (more = '') => `{"name":"lib","type":"module"${more}}`;
const pure = manifest(',"sideEffects":false');

function folder(files: Record<string, string>): string {
  const root = siteFolder({ 'docs.config.ts': '', ...files });
  roots.push(root);
  return root;
}

/** Bundles imports from the given packages, and returns a function that runs their entries. */
async function bundle(files: Record<string, string>, wants: readonly string[], platform: Platform) {
  const root = folder(files);
  const library = await makeLibrary(root, { wants: wants.map(toWant), platform, engineEntries: [] });
  const paths = Object.values(library.modules).map(({ path }) => path);
  return {
    root,
    library,
    paths: paths.filter((path) => path.startsWith('node_modules/')).sort(),
    run: runner(library, root, platform),
  };
}

function runner(library: BundledLibrary, root: string, platform: Platform) {
  if (platform === 'node') {
    const packages = new NodeLibrary(library, root);
    return (key: string) => packages.find(key);
  }
  const modules = createModules();
  modules.provide('react', { useState: 'the one' });
  const text = writeDefinitions('m.define', { ids: Object.keys(library.modules), library });
  (runInThisContext(`(m) => {${text}}`) as (m: typeof modules) => void)(modules);
  return (key: string) => modules.require(library.entries[key] ?? `no entry ${key}`);
}

describe.each(platforms)('the bundle of packages for the %s', (platform) => {
  it('contains only the file of an imported name, of a package without side effects', async () => {
    const { paths, run, library } = await bundle(
      {
        'node_modules/lib/package.json': pure,
        'node_modules/lib/index.js': "export { default as Button } from './Button.js';\nexport * from './parts.js';\n",
        'node_modules/lib/parts.js':
          "export { Card } from './Card.js';\nexport { loud } from './loud.js';\nexport { broken } from './broken.js';\n",
        'node_modules/lib/Button.js': "export default 'button';\n",
        'node_modules/lib/Card.js': "export const Card = 'card';\n",
        'node_modules/lib/loud.js': "throw new Error('loud');\nexport const loud = 1;\n",
        'node_modules/lib/broken.js': 'export const = 1;\n',
      },
      ['lib Button', 'lib Card'],
      platform,
    );

    expect(paths).toEqual(['node_modules/lib/Button.js', 'node_modules/lib/Card.js']);
    expect(library.broken).toEqual([]);
    expect([run('lib Button'), run('lib Card')]).toMatchObject([{ Button: 'button' }, { Card: 'card' }]);
  });

  it('contains all names, a default, a namespace, or the side effects of a package', async () => {
    const { run } = await bundle(
      {
        'node_modules/lib/package.json': manifest(),
        'node_modules/lib/index.js': "export * from './more.js';\nexport const a = 'a';\nexport default 'whole';\n",
        'node_modules/lib/more.js': "export const b = 'b';\nexport * as inner from './inner.js';\n",
        'node_modules/lib/inner.js': "export const c = 'c';\n",
        'node_modules/lib/effect.js': 'globalThis.libHasRun = (globalThis.libHasRun ?? 0) + 1;\n',
      },
      ['lib *', 'lib default', 'lib b', 'lib inner', 'lib/effect'],
      platform,
    );

    expect(run('lib *')).toMatchObject({ a: 'a', b: 'b', default: 'whole', inner: { c: 'c' } });
    expect([run('lib default'), run('lib b'), run('lib inner')]).toMatchObject([
      { default: 'whole' },
      { b: 'b' },
      { inner: { c: 'c' } },
    ]);
    run('lib/effect ');
    run('lib/effect ');
    expect(Reflect.get(globalThis, 'libHasRun')).toBe(1);
    Reflect.deleteProperty(globalThis, 'libHasRun');
  });

  it('contains the exports of a CommonJS package: by name, as its default, and through a module that imports it', async () => {
    const { run } = await bundle(
      {
        'node_modules/lib/package.json': '{"name":"lib","main":"./index.js"}',
        'node_modules/lib/index.js': "exports.a = 'a';\nexports.b = require('./b').b;\n",
        'node_modules/lib/b.js': "exports.b = 'b';\n",
        'node_modules/fn/package.json': '{"name":"fn"}',
        'node_modules/fn/index.js': "module.exports = () => 'called';\n",
        'node_modules/compiled/package.json': '{"name":"compiled"}',
        'node_modules/compiled/index.js': "exports.__esModule = true;\nexports.default = 'its default';\n",
        'node_modules/outer/package.json': '{"name":"outer","type":"module"}',
        'node_modules/outer/index.js':
          "import fn from 'fn';\nimport { a } from 'lib';\nexport const told = [fn(), a];\n",
      },
      ['lib a', 'lib b', 'lib default', 'lib *', 'fn default', 'compiled default', 'outer told'],
      platform,
    );

    expect([run('lib a'), run('lib b'), run('lib default')]).toMatchObject([
      { a: 'a' },
      { b: 'b' },
      { default: { a: 'a', b: 'b' } },
    ]);
    expect(run('lib *')).toMatchObject({ a: 'a', b: 'b' });
    expect((run('fn default') as { default: () => string }).default()).toBe('called');
    expect(run('compiled default')).toMatchObject({ default: 'its default' });
    expect(run('outer told')).toMatchObject({ told: ['called', 'a'] });
  });

  it('throws only for importers of an unreadable file', async () => {
    const { library, run } = await bundle(
      {
        'node_modules/lib/package.json': manifest(),
        'node_modules/lib/bad.js': 'export const a = 1;\nexport const = 1;\n',
        'node_modules/lib/outer.js': "export { a } from './bad.js';\n",
        'node_modules/lib/fine.js': "export const fine = 'fine';\n",
      },
      ['lib/outer.js a', 'lib/bad.js a', 'lib/fine.js fine'],
      platform,
    );

    expect(library.broken.map(({ id, message }) => [library.modules[id]?.path, message])).toEqual([
      ['node_modules/lib/bad.js', expect.stringMatching(/^2:14: /) as string],
    ]);
    expect(() => run('lib/outer.js a')).toThrow(SyntaxError);
    expect(() => run('lib/bad.js a')).toThrow(SyntaxError);
    expect(run('lib/fine.js fine')).toMatchObject({ fine: 'fine' });
  });

  it('lacks a name that a package does not have, and keeps the others', async () => {
    const { run } = await bundle(
      {
        'node_modules/lib/package.json': manifest(),
        'node_modules/lib/index.js': "export { a, none } from './a.js';\n",
        'node_modules/lib/a.js': "export const a = 'a';\n",
      },
      ['lib a', 'lib none', 'lib never'],
      platform,
    );

    expect(run('lib a')).toMatchObject({ a: 'a' });
    expect([run('lib none'), run('lib never')]).toMatchObject([{ none: undefined }, { never: undefined }]);
  });

  it('runs in production mode, with a single React', async () => {
    const { library, run } = await bundle(
      {
        'node_modules/lib/package.json': manifest(),
        'node_modules/lib/index.js':
          "import { useState } from 'react';\nexport const mode = process.env.NODE_ENV;\nexport { useState };\n",
        'node_modules/lib/node_modules/react/package.json': '{"name":"react"}',
        'node_modules/lib/node_modules/react/index.js': "exports.useState = 'another';\n",
      },
      ['lib mode', 'lib useState'],
      platform,
    );

    expect(run('lib mode')).toMatchObject({ mode: 'production' });
    expect((run('lib useState') as { useState: unknown }).useState).not.toBe('another');
    expect(Object.values(library.modules).filter(({ path }) => path.includes('/react/'))).toEqual([]);
  });

  it('contains style sheets, and the names of their classes', async () => {
    const { library, run } = await bundle(
      {
        'node_modules/lib/package.json': manifest(),
        'node_modules/lib/index.js':
          "import './card.css';\nimport names from './tab.module.css';\nexport const name = names.on;\n",
        'node_modules/lib/card.css': '.card { color: red }\n',
        'node_modules/lib/tab.module.css': '.on { color: blue }\n',
      },
      ['lib name'],
      platform,
    );
    const { name } = run('lib name') as { name: string };

    expect(name).toMatch(/^tab_on_\w{5}$/);
    expect(Object.entries(library.styles).map(([file, { css }]) => [file, css])).toEqual([
      ['node_modules/lib/card.css', '.card{color:red}'],
      ['node_modules/lib/tab.module.css', `.${name}{color:#00f}`],
    ]);
  });

  it('has the same bytes in any folder', async () => {
    const files = {
      'node_modules/lib/package.json': manifest(),
      'node_modules/lib/index.js':
        "import fn from 'fn';\nimport './a.css';\nexport * from './a.js';\nexport { broken } from './broken.js';\nexport const b = fn(import.meta.url && 1);\n",
      'node_modules/lib/a.js': "export const a = () => import('./late.js');\n",
      'node_modules/lib/late.js': 'export default 1;\n',
      'node_modules/lib/a.css': 'a { color: red }\n',
      'node_modules/lib/broken.js': 'export const = 1;\n',
      'node_modules/fn/package.json': '{"name":"fn"}',
      'node_modules/fn/index.js': 'module.exports = (one) => one;\n',
    };
    const wants = ['lib a', 'lib b', 'lib *', 'lib broken', 'fn default'];
    const { root, library } = await bundle(files, wants, platform);
    const folder = mkdtempSync(join(tmpdir(), 'a-much-longer-name-'));
    roots.push(folder);
    const other = join(folder, 'deeper', 'site');
    cpSync(root, other, { recursive: true });

    const again = await makeLibrary(other, { wants: wants.map(toWant), platform, engineEntries: [] });

    expect(JSON.stringify(again)).toBe(JSON.stringify(library));
    expect(JSON.stringify(library)).not.toContain(root);
    expect(library.broken).toHaveLength(1);
  });

  it('keeps the code of modules if an unrelated import is added', async () => {
    const files = {
      'node_modules/lib/package.json': pure,
      'node_modules/lib/index.js':
        "export { A } from './A.js';\nexport { B } from './B.js';\nexport { C } from './C.js';\n",
      'node_modules/lib/A.js': "import { theme } from './theme.js';\nexport const A = () => theme.a;\n",
      'node_modules/lib/B.js': "import { theme } from './theme.js';\nexport const B = () => theme.b;\n",
      'node_modules/lib/C.js': "import { A } from './A.js';\nexport const C = () => A();\n",
      'node_modules/lib/theme.js': 'export const theme = { a: 1, b: 2 };\n',
    };
    const before = await bundle(files, ['lib A', 'lib B'], platform);

    const after = await makeLibrary(before.root, {
      wants: ['lib A', 'lib B', 'lib C'].map(toWant),
      platform,
      engineEntries: [],
    });

    expect(after.modules).toMatchObject(before.library.modules);
    expect(after.entries).toMatchObject(before.library.entries);
    expect(Object.keys(after.modules)).toHaveLength(Object.keys(before.library.modules).length + 2);
  });

  it('does not depend on the order of the imports', async () => {
    const files = {
      'node_modules/lib/package.json': manifest(),
      'node_modules/lib/index.js': "export * from './b.js';\nexport const a = 1;\n",
      'node_modules/lib/b.js': 'export const b = 2;\n',
    };
    const { root, library } = await bundle(files, ['lib a', 'lib b', 'lib *'], platform);

    const turned = await makeLibrary(root, {
      wants: ['lib *', 'lib b', 'lib a'].map(toWant),
      platform,
      engineEntries: [],
    });

    expect(JSON.stringify(turned)).toBe(JSON.stringify(library));
  });

  it('is empty without imports', async () => {
    expect((await bundle({}, [], platform)).library).toEqual({
      modules: {},
      entries: {},
      broken: [],
      styles: {},
      entryStyles: {},
    });
  });
});

describe('the bundle of packages for browsers', () => {
  it('does not contain the environment, but may read it', async () => {
    const { run } = await bundle(
      {
        'node_modules/lib/package.json': manifest(),
        'node_modules/lib/index.js':
          'export const any = process.env.ANYTHING;\nexport const path = process.env.PATH;\nexport const whole = typeof process.env;\nexport const same = global === globalThis;\n',
      },
      ['lib *'],
      'browser',
    );

    expect(run('lib *')).toMatchObject({ any: undefined, path: undefined, whole: 'object', same: true });
  });

  it('uses the browser exports of a package, and its Node exports for Node', async () => {
    const files = {
      'node_modules/lib/package.json': manifest(
        ',"exports":{".":{"browser":"./browser.js","node":"./node.js","default":"./default.js"}}',
      ),
      'node_modules/lib/browser.js': "export const where = 'browser';\n",
      'node_modules/lib/node.js': "export const where = 'node';\n",
      'node_modules/lib/default.js': "export const where = 'default';\n",
    };
    const [browser, node] = await Promise.all(platforms.map((platform) => bundle(files, ['lib where'], platform)));

    expect([browser?.run('lib where'), node?.run('lib where')]).toMatchObject([
      { where: 'browser' },
      { where: 'node' },
    ]);
  });
});

describe('the bundle of packages for Node', () => {
  it('may use built-in modules of Node', async () => {
    const { run } = await bundle(
      {
        'node_modules/lib/package.json': manifest(),
        'node_modules/lib/index.js': "import { join } from 'node:path';\nexport const path = join('a', 'b');\n",
      },
      ['lib path'],
      'node',
    );

    expect(run('lib path')).toMatchObject({ path: join('a', 'b') });
  });
});
