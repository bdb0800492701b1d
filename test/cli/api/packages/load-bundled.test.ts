import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBundleLoader, isForBundlers } from '../../../../cli/api/packages/load-bundled.ts';

const root = mkdtempSync(join(tmpdir(), 'load-bundled-'));
const importer = join(root, 'docs.config.ts');
const files = {
  'kit/package.json': '{ "name": "kit", "type": "module", "main": "index.js" }',
  'kit/index.js':
    "import './kit.css';\nimport dot from './dot.png';\nimport { isElement } from 'not-installed';\nimport { createElement } from 'react';\n" +
    'export const Button = (props) => createElement("button", props, dot && "");\nexport const judge = () => isElement;\nexport const version = createElement("a").type;\n',
  'kit/experimental.js':
    "import './kit.css';\nimport { Button } from './index.js';\nexport const Same = Button;\nexport const Lone = () => null;\n",
  'kit/kit.css': '.kit { color: red }',
  'kit/dot.png': 'no picture',
  'react/package.json': '{ "name": "react", "main": "index.js" }',
  'react/index.js': 'exports.createElement = (type) => ({ type, from: "the one React" });',
  'linked/index.js':
    "export { size } from 'tokens';\nimport 'tokens/css';\nimport 'nowhere';\nexport { deep } from 'tokens/deep';\n",
  'linked/tokens.js': 'export const size = 4;\n',
  'linked/deep.js': 'export const deep = 5;\n',
  'old/package.json': '{ "name": "old", "main": "index.js" }',
  'old/index.js': "require('./old.css');\n",
  'old/old.css': '.old { color: red }',
  'thrower/package.json': '{ "name": "thrower", "main": "index.js" }',
  'thrower/index.js': 'window.x = 1;\n',
};

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'node_modules', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
});

/** Creates the loader of a package; `needs` are its dependencies. */
function loader(name: string, specifiers: readonly string[], needs: readonly string[] = []) {
  return createBundleLoader({ folder: join(root, 'node_modules', name), importer, needs }, specifiers);
}

afterAll(() => rmSync(root, { recursive: true }));

describe('a package for bundlers', () => {
  it.each(['kit', 'old'])('is recognized by the error of Node: %s', (name) => {
    expect(isForBundlers(fail(name))).toBe(true);
  });

  it('is not a package that throws when it runs', () => {
    expect(isForBundlers(fail('thrower'))).toBe(false);
  });

  it('reports each unresolved import with its place, also behind an alias', () => {
    const found: unknown[] = [];
    const folder = join(root, 'node_modules/linked');
    const load = createBundleLoader(
      {
        folder,
        importer,
        needs: [],
        alias: { tokens: join(folder, 'tokens.js') },
        findSource: (specifier) => (specifier === 'tokens/deep' ? join(folder, 'deep.js') : undefined),
        onMissing: ({ file, ...missing }) => found.push({ ...missing, file: file.slice(root.length + 1) }),
      },
      [join(folder, 'index.js')],
    );

    expect(load(join(folder, 'index.js'))).toMatchObject({ size: 4, deep: 5 });
    expect(found).toEqual([
      { specifier: 'tokens/css', file: 'node_modules/linked/index.js', line: 2, column: 8, isAlias: true },
      { specifier: 'nowhere', file: 'node_modules/linked/index.js', line: 3, column: 8, isAlias: false },
    ]);
  });

  it.each([
    ['at once', "import './part.ts';\n\nconst width: number = window.innerWidth;\n", 'own/index.ts', 3],
    ['in a file that it imports', "import { read } from './part';\nread();\n", 'own/part.ts', 2],
    ['in a package that it calls', "import { call } from 'caller';\n\n\ncall(() => window);\n", 'own/index.ts', 4],
  ])('that throws %s is located in its source', (_, text, file, line) => {
    for (const [path, code] of Object.entries({
      'own/index.ts': text,
      'own/part.ts': 'export function read(): unknown {\n  return window;\n}\n',
      'node_modules/caller/index.js': 'exports.call = (run) => run();\n',
    })) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), code);
    }
    const entry = join(root, 'own/index.ts');
    const load = createBundleLoader({ folder: join(root, 'own'), importer, needs: [] }, [entry]);

    const error = (() => {
      try {
        return load(entry);
      } catch (thrown) {
        return thrown;
      }
    })();

    expect(load.locate(error)).toMatchObject({ file, line });
    expect(load.locate(new Error('of something else'))).toBeUndefined();
  });

  it('is loaded with the React of the site, without styles and missing packages', () => {
    const kit = loader('kit', ['kit'], ['not-installed'])('kit') as {
      Button: (props: object) => unknown;
      judge: () => unknown;
    };

    expect(kit.Button({})).toEqual({ type: 'button', from: 'the one React' });
    expect(kit.judge()).toBeUndefined();
  });

  it('is loaded without packages that are not among its dependencies', () => {
    const kit = loader('kit', ['kit'])('kit') as { judge: () => unknown };

    expect(kit.judge()).toBeUndefined();
  });

  it('is one package, whichever of its modules is loaded', () => {
    const load = loader('kit', ['kit', 'kit/experimental.js']);
    const [kit, more] = [load('kit'), load('kit/experimental.js')] as Record<string, unknown>[];

    expect(more?.Same).toBe(kit?.Button);
    expect(more?.Same).toBeDefined();
  });

  it('is loaded even if another of its modules cannot be', () => {
    const load = loader('kit', ['kit', 'kit/nowhere.js']);

    expect(load('kit')).toHaveProperty('Button');
    expect(() => load('kit/nowhere.js')).toThrow('Could not resolve');
  });

  it('still throws if its code does', () => {
    expect(() => loader('thrower', ['thrower'])('thrower')).toThrow('window is not defined');
    expect(() => loader('nowhere', ['nowhere'])('nowhere')).toThrow('Could not resolve "nowhere"');
  });
});

function fail(name: string): unknown {
  try {
    return createRequire(importer)(name);
  } catch (error) {
    return error;
  }
}
