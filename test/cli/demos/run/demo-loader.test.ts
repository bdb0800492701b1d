import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as React from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DemoLoader } from '../../../../cli/demos/run/demo-loader.ts';
import { makeLibrary } from '../library/make-library.ts';
import { emotionKey } from '../../../../cli/demos/library/bundle/engine-entries.ts';
import { siteFolder } from '../site-folder.ts';

const roots: string[] = [];
afterEach(() => roots.splice(0).forEach((root) => rmSync(root, { recursive: true, force: true })));

const installed = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
const file = 'content/a/Demo.tsx';

async function site(files: Record<string, string | Uint8Array>, alias: Record<string, string> = {}) {
  const root = siteFolder({ 'docs.config.ts': '', [file]: '', ...files });
  roots.push(root);
  if (!Object.keys(files).some((name) => name.startsWith('node_modules/')))
    symlinkSync(installed, join(root, 'node_modules'));
  const library = await makeLibrary(root);
  const loader = new DemoLoader({ root, base: '/docs/', alias, readLibrary: () => library });
  return {
    root,
    prepare: (path: string, text?: string) => loader.prepare(path, text),
    find: (key: string) => loader.find(key),
  };
}

async function run(files: Record<string, string | Uint8Array>, alias?: Record<string, string>) {
  const { problems, run: runDemo } = await (await site(files, alias)).prepare(file);
  expect(problems).toEqual([]);
  return runDemo();
}

describe('a demo', () => {
  it('runs with its local files, in types, scripts and data', async () => {
    const demo = await run({
      [file]:
        "import Box, { size } from './Box';\nimport rows from '../rows.json';\nimport plain from './plain.js';\nexport default [Box, size, rows, plain];\n",
      'content/a/Box.tsx': "export const size: number = 2;\nexport default 'box';\n",
      'content/rows.json': '{"a":[1]}',
      'content/a/plain.js': 'export default <b />;\n',
    });

    expect(demo.default).toMatchObject(['box', 2, { a: [1] }, { type: 'b' }]);
  });

  it('shares its own React with packages that would find another one', async () => {
    const demo = await run({
      [file]:
        "import * as React from 'react';\nimport { theirs } from 'lib';\nexport default [React.useState, theirs.useState];\n",
      'node_modules/react/package.json': '{ "name": "react", "version": "18.0.0" }',
      'node_modules/react/index.js': 'exports.useState = null;\n',
      'node_modules/lib/package.json': '{ "name": "lib" }',
      'node_modules/lib/index.js': "exports.theirs = require('react');\n",
    });

    expect(demo.default).toEqual([React.useState, React.useState]);
  });

  it('runs each file once in every run', async () => {
    const { prepare } = await site({
      [file]: "import { list } from './list';\nimport './more';\nlist.push(1);\nexport default list;\n",
      'content/a/more.ts': "import { list } from './list';\nlist.push(0);\n",
      'content/a/list.ts': 'export const list: number[] = [];\n',
    });
    const { run: runDemo } = await prepare(file);

    expect(runDemo().default).toEqual([0, 1]);
    expect(runDemo().default).toEqual([0, 1]);
  });

  it('may have circular imports', async () => {
    const demo = await run({
      [file]: "import { late } from './b';\nexport const name = 'a';\nexport default late();\n",
      'content/a/b.ts': "import { name } from './Demo';\nexport const late = () => `late ${name}`;\n",
    });

    expect(demo.default).toBe('late a');
  });

  it('uses the React that renders the pages, whatever it imports', async () => {
    const demo = await run({
      [file]:
        "import * as R from 'react';\nimport { useButton } from '@mui/base/useButton';\nexport default [R.useState, typeof useButton];\n",
    });

    expect(demo.default).toEqual([React.useState, 'function']);
  });

  it('follows the aliases of its site', async () => {
    const demo = await run(
      { [file]: "import a from 'docs/a';\nexport default a;\n", 'content/shared/a.ts': "export default 'a';\n" },
      { docs: './content/shared' },
    );

    expect(demo.default).toBe('a');
  });

  it('receives pictures as addresses, and CSS modules as class names', async () => {
    const { prepare } = await site({
      [file]:
        "import dot from './dot.svg';\nimport names from './Demo.module.css';\nimport './plain.css';\nexport default [dot, Object.keys(names)];\n",
      'content/a/dot.svg': '<svg/>',
      'content/a/Demo.module.css': '.card { color: red; }\n',
      'content/a/plain.css': 'b { color: red; }\n',
    });
    const { styles, problems, run: runDemo } = await prepare(file);

    expect(problems).toEqual([]);
    expect(runDemo().default).toEqual([expect.stringMatching(/^\/docs\/_app\/assets\/dot\.\w{10}\.svg$/), ['card']]);
    expect(styles).toMatchObject({
      'content/a/Demo.module.css': { names: { card: expect.any(String) as string } },
      'content/a/plain.css': { css: expect.stringMatching(/^b:where\(\.demo-root .*\{color:red\}$/) },
    });
  });

  it('may import a package that only has ES modules', async () => {
    const demo = await run({
      [file]: "import { a } from 'lib';\nexport default a;\n",
      'node_modules/lib/package.json': '{"name":"lib","type":"module","exports":{"import":"./index.js"}}',
      'node_modules/lib/index.js': "import { b } from './b';\nexport const a = b;\n",
      'node_modules/lib/b.js': "export const b = 'b';\n",
    });

    expect(demo.default).toBe('b');
  });

  it('throws at the line in the source', async () => {
    const { root, prepare } = await site({
      [file]:
        "interface A {\n  a: string;\n}\n\nexport default function Demo(props: A) {\n  throw new Error('boom');\n}\n",
    });
    const { run: runDemo } = await prepare(file);

    const thrown = catchError(() => (runDemo().default as () => void)());

    expect(thrown.stack).toContain(`${join(root, file)}:6:`);
  });

  it('is read again after a change', async () => {
    const { root, prepare } = await site({ [file]: 'export default 1;\n' });
    await prepare(file);
    writeFileSync(join(root, file), 'export default 2;\n');

    expect((await prepare(file)).run().default).toBe(2);
  });
});

describe('the faults of a demo', () => {
  it('are all found before anything runs', async () => {
    const { prepare } = await site({
      [file]:
        "import './none';\nimport 'no-such-package';\nimport './broken';\nimport './broken.css';\nimport './worse.css';\nthrow new Error('ran');\n",
      'content/a/broken.ts': 'const = 1;\n',
      'content/a/broken.css': "@import './none.css';\n",
      'content/a/worse.css': 'a { color: red;\n',
    });

    const { problems } = await prepare(file);

    expect(problems.map(({ rule, place }) => `${place.file}:${place.line}:${place.column} ${rule}`).sort()).toEqual([
      'content/a/Demo.tsx:1:8 demo-import-missing',
      'content/a/Demo.tsx:2:8 demo-package-missing',
      'content/a/broken.css:1:10 demo-import-missing',
      'content/a/broken.ts:1:7 demo-syntax',
      'content/a/worse.css:1:3 demo-style',
    ]);
  });
});

describe('the packages of a demo', () => {
  it('are imported by default, by name, as a namespace, or for side effects', async () => {
    const demo = await run({
      [file]:
        "import whole, { a as b } from 'lib';\nimport * as all from 'lib/all';\nimport 'lib/effect';\nexport default [whole, b, Object.keys(all), globalThis.done];\n",
      'node_modules/lib/package.json': '{"name":"lib","type":"module"}',
      'node_modules/lib/index.js': "export const a = 'a';\nexport default 'whole';\n",
      'node_modules/lib/all.js': 'export const one = 1;\nexport const two = 2;\n',
      'node_modules/lib/effect.js': "globalThis.done = 'done';\n",
    });

    expect(demo.default).toEqual(['whole', 'a', expect.arrayContaining(['one', 'two']), 'done']);
  });

  it('are shared by all demos of a thread', async () => {
    const { prepare } = await site({
      [file]: "import { list } from 'lib';\nlist.push(1);\nexport default list;\n",
      'content/a/Other.tsx': "import { list } from 'lib';\nlist.push(2);\nexport default list;\n",
      'node_modules/lib/package.json': '{"name":"lib","type":"module"}',
      'node_modules/lib/index.js': 'export const list = [];\n',
    });
    (await prepare(file)).run();

    expect((await prepare('content/a/Other.tsx')).run().default).toEqual([1, 2]);
  });

  it('are reported at the import if they cannot be read', async () => {
    const { prepare } = await site({
      [file]: "import { fine } from 'lib/fine';\nimport { a } from 'lib';\nexport default [a, fine];\n",
      'node_modules/lib/package.json': '{"name":"lib","type":"module"}',
      'node_modules/lib/index.js': 'export const = 1;\n',
      'node_modules/lib/fine.js': 'export const fine = 1;\n',
    });

    const { problems } = await prepare(file);

    expect(problems.map(({ rule, place }) => `${place.file}:${place.line}:${place.column} ${rule}`)).toEqual([
      'content/a/Demo.tsx:2:19 demo-package-broken',
    ]);
  });

  it('add their style sheets before those of the demo', async () => {
    const { prepare } = await site({
      [file]: "import './own.css';\nimport { name } from 'lib';\nexport default name;\n",
      'content/a/own.css': 'b { color: red }\n',
      'node_modules/lib/package.json': '{"name":"lib","type":"module"}',
      'node_modules/lib/index.js': "import './lib.css';\nexport const name = 1;\n",
      'node_modules/lib/lib.css': 'i { color: red }\n',
    });

    expect(Object.keys((await prepare(file)).styles)).toEqual(['node_modules/lib/lib.css', 'content/a/own.css']);
  });
});

describe('the entries of the engine', () => {
  it('are found where they are installed', async () => {
    const { find } = await site({});

    expect(find(emotionKey)).toHaveProperty('CacheProvider');
    expect(find(emotionKey)).toHaveProperty('prefixer');
    expect(find('docs:none *')).toBeUndefined();
  });
});

function catchError(act: () => void): Error {
  try {
    act();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown');
}
