import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openApiMemory, readLast, writeStored, type MemoryPlace } from '../../../../cli/api/memory/api-memory.ts';
import { createSourceCache } from '../../../../cli/api/extract/create-source-cache.ts';
import { findPackage } from '../../../../cli/api/packages/find-package.ts';
import { createExtractor } from '../../../../cli/api/extract/extract-fresh.ts';
import { createReferenceLoader, type LoadedSource } from '../../../../cli/api/references/load-references.ts';
import type { PackageExtractor } from '../../../../cli/api/threads/extraction-pool.ts';
import { writeReferences } from '../../../../cli/api/references/write-references.ts';
import { sharedSources } from '../shared-sources.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

const button = `export interface ReactElement { type: string }
export interface ButtonProps {
  /** The text of the file. */
  label: string;
}
export declare function Button(props: ButtonProps): ReactElement;
export interface ButtonClasses {
  /** The root. */
  root: string;
}
export declare const buttonClasses: ButtonClasses;
`;

const library = {
  'package.json': '{ "name": "lib", "version": "1.2.3", "main": "index.js" }',
  'index.d.ts': "export * from './Button';\n",
  'index.js': "exports.buttonClasses = { root: 'LibButton-root' };\n",
  'Button/index.d.ts': "export * from './Button';\n",
  'Button/Button.d.ts': button,
};

/** Does the work of a thread in this process. */
function openPool(place: MemoryPlace): PackageExtractor {
  const extract = createExtractor('docs.config.ts', { sources: sharedSources });
  const memory = openApiMemory(place, () => undefined);
  return {
    extract(pack) {
      const fresh = extract(pack);
      writeStored(pack, fresh, memory);
      return Promise.resolve(fresh);
    },
    hold: () => undefined,
    close: () => Promise.resolve(),
  };
}

function loadReferences(sources: readonly LoadedSource[], { root, cache }: { root: string; cache: string }) {
  const place = { root, cache, engineKey: 'one' };
  const memory = openApiMemory(place, () => undefined);
  const pool = openPool(place);
  return createReferenceLoader({ root, settingsFile: 'docs.config.ts', memory, pool }).load(sources);
}

function site(packages: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const root = mkdtempSync(join(tmpdir(), 'docs-api-'));
  folders.push(root);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [name, files] of Object.entries(packages)) {
    for (const [file, text] of Object.entries(files)) write(`node_modules/${name}/${file}`, text);
  }
  const load = (...names: string[]) =>
    loadReferences(
      names.map((packageName) => ({ product: packageName, packageName })),
      { root, cache: join(root, '.vitrine') },
    );
  return { root, write, load };
}

describe('the API of the packages of a site', () => {
  it('has each component with the class names from its script', async () => {
    const { references, problems } = await site({ lib: library }).load('lib');

    expect(problems).toEqual([]);
    expect(references).toMatchObject([
      {
        product: 'lib',
        packageName: 'lib',
        version: '1.2.3',
        entries: [{ name: 'Button', source: 'lib/Button/Button.d.ts' }],
      },
    ]);
    expect(references[0]?.entries[0]).toMatchObject({
      imports: ["import { Button } from 'lib';", "import { Button } from 'lib/Button';"],
      classes: [{ key: 'root', className: 'LibButton-root', global: false, description: 'The root.' }],
    });
  });

  it('has no component that its React cannot render, whatever module exports it', async () => {
    const context = "import { Context } from 'react';\n";
    const { load, write } = site({
      '@types/react': {
        'package.json': '{ "name": "@types/react", "version": "19.2.0", "types": "index.d.ts" }',
        'index.d.ts': `export type ReactNode = string | null;
export interface Provider { (props: { value: string }): ReactNode }
export interface Context extends Provider { Provider: Provider; Consumer: Provider }
`,
      },
      react: {
        'package.json': '{ "name": "react", "version": "18.3.1", "main": "index.js" }',
        'index.js': "exports.context = { $$typeof: Symbol.for('react.context') };\n",
      },
      lib: {
        ...library,
        'index.d.ts': `${context}export declare const ThemeContext: Context;\n`,
        'index.js': "exports.ThemeContext = require('react').context;\n",
        'SizeContext/index.d.ts': `${context}declare const SizeContext: Context;\nexport default SizeContext;\n`,
        'SizeContext/index.js': "module.exports = require('react').context;\n",
        'ToneContext/index.d.ts': `${context}declare const ToneContext: Context;\nexport default ToneContext;\n`,
        'ToneContext/index.js': "exports.__esModule = true;\nexports.default = require('react').context;\n",
      },
    });

    const [reference] = (await load('lib')).references;

    expect(reference?.entries.map(({ name }) => name)).toEqual(['Button']);
    expect(reference?.symbols?.flatMap(({ name, kind }) => (kind === 'constant' ? [name] : []))).toEqual([
      'SizeContext',
      'ThemeContext',
      'ToneContext',
    ]);

    write('node_modules/react/package.json', '{ "name": "react", "version": "19.2.0", "main": "index.js" }');
    const [upgraded] = (await load('lib')).references;

    expect(upgraded?.entries.map(({ name }) => name)).toEqual(['Button', 'SizeContext', 'ThemeContext', 'ToneContext']);
  });

  it('is not extracted again, and is the same, until a declaration changes', async () => {
    const { load, write } = site({ lib: library });
    const first = await load('lib');
    const second = await load('lib');
    write('node_modules/lib/Button/Button.d.ts', button.replace('label: string', 'label?: string'));
    const third = await load('lib');

    expect([first.extracted, second.extracted, third.extracted]).toEqual([1, 0, 1]);
    expect(second.references).toEqual(JSON.parse(JSON.stringify(first.references)));
    expect(third.references[0]?.entries[0]?.props.label?.required).toBe(false);
  });

  it('is compared by the contents of its files if these were rewritten', async () => {
    const { load, root, write } = site({ lib: library });
    await load('lib');
    const file = 'node_modules/lib/Button/Button.d.ts';

    write(file, button);
    utimesSync(join(root, file), 1, 1);
    const same = await load('lib');
    write(file, button.replace('label', 'title'));
    utimesSync(join(root, file), 1, 1);
    const other = await load('lib');

    expect([same.extracted, other.extracted]).toEqual([0, 1]);
    expect(Object.keys(other.references[0]?.entries[0]?.props ?? {})).toEqual(['title']);
  });

  it('is not read again if the stamps are unchanged, and is stored without paths of this machine', async () => {
    const { load, root, write } = site({ lib: library });
    await load('lib');
    const [entry = ''] = readdirSync(join(root, '.vitrine/api'));
    const readEntry = () => readFileSync(join(root, '.vitrine/api', entry), 'utf8');
    const first = readEntry();

    write('node_modules/lib/Button/Button.d.ts', button);
    utimesSync(join(root, 'node_modules/lib/Button/Button.d.ts'), 1, 1);
    await load('lib');
    const second = readEntry();
    await load('lib');

    expect(second).not.toBe(first);
    expect(second.length).toBe(first.length);
    expect(readEntry()).toBe(second);
    expect(second).not.toContain(root);
  });

  it('is extracted again if a file was saved meanwhile, and used until then', async () => {
    const { root, load, write } = site({ lib: library });
    const place = { root, cache: join(root, '.vitrine'), engineKey: 'one' };
    const memory = openApiMemory(place, () => undefined);
    const pack = findPackage('lib', { root, settingsFile: 'docs.config.ts' });
    if ('problem' in pack) throw new Error(pack.problem.message);
    const file = 'node_modules/lib/Button/Button.d.ts';
    const sources = createSourceCache((path) => {
      const parsed = sharedSources.read(path);
      if (path.endsWith('Button.d.ts')) write(file, button.replace('label', 'title'));
      return parsed;
    });

    const fresh = createExtractor('docs.config.ts', { sources })(pack);
    writeStored(pack, fresh, memory);

    expect([fresh.isStale, Object.keys(readLast(pack, memory)?.entries[0]?.props ?? {})]).toEqual([true, ['label']]);
    const { references, extracted } = await load('lib');
    expect([extracted, Object.keys(references[0]?.entries[0]?.props ?? {})]).toEqual([1, ['title']]);
  });

  it('is extracted once if two products name it, or if it was started before it is needed', async () => {
    const { root } = site({ lib: library });
    const asked: string[] = [];
    const place = { root, cache: join(root, '.vitrine'), engineKey: 'one' };
    const pool = openPool(place);
    const { start, load } = createReferenceLoader({
      root,
      settingsFile: 'docs.config.ts',
      memory: openApiMemory(place, () => undefined),
      pool: { ...pool, extract: (pack) => (asked.push(pack.name), pool.extract(pack)) },
    });

    start({ product: 'lib', packageName: 'lib' });
    const { references, extracted } = await load(['lib', 'other'].map((product) => ({ product, packageName: 'lib' })));

    expect(asked).toEqual(['lib']);
    expect(extracted).toBe(1);
    expect(references.map(({ product, entries }) => [product, entries.length])).toEqual([
      ['lib', 1],
      ['other', 1],
    ]);
  });

  it('does not depend on what was extracted before it', async () => {
    const card = (text: string) => ({
      'package.json': '{ "types": "index.d.ts" }',
      'index.d.ts': `import type { Size } from 'sizes';\ndeclare module 'sizes' { interface Sizes { ${text}: true } }\nexport declare function Card(props: { size: Size }): import('lib').ReactElement;\n`,
    });
    const packages = {
      lib: library,
      sizes: { 'index.d.ts': 'export interface Sizes {}\nexport type Size = keyof Sizes;\n', 'package.json': '{}' },
      red: card('red'),
      blue: card('blue'),
    };
    const sizesOf = async (...names: string[]) => {
      const { references } = await site(packages).load(...names);
      return Object.fromEntries(
        references.map(({ packageName, entries }) => [packageName, entries[0]?.props.size?.type]),
      );
    };

    expect(await sizesOf('red', 'blue')).toEqual({ red: "'red'", blue: "'blue'" });
    expect(await sizesOf('blue', 'red')).toEqual({ red: "'red'", blue: "'blue'" });
  });

  it('is found in folders above the site', async () => {
    const { root } = site({ lib: library });
    mkdirSync(join(root, 'docs'));

    const { references } = await loadReferences([{ product: 'lib', packageName: 'lib' }], {
      root: join(root, 'docs'),
      cache: join(root, '.vitrine'),
    });

    expect(references).toHaveLength(1);
  });

  it('has one entry for each name, and reports the others in one line', async () => {
    const { root } = site({ lib: library, twin: { ...library, 'package.json': '{ "name": "twin" }' } });
    const { references, problems } = await loadReferences(
      ['lib', 'twin'].map((packageName) => ({ product: 'lib', packageName })),
      { root, cache: join(root, '.vitrine') },
    );

    const written = writeReferences(references, join(root, 'json'));

    // Each has a type "ReactElement" as well, and those are distinguished.
    expect(written).toBe(3);
    expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
      ['api-name-taken', 'A name of "twin" is taken by "lib", whose entries are shown: "Button"'],
    ]);
    expect(JSON.parse(readFileSync(join(root, 'json/button.json'), 'utf8'))).toMatchObject({
      name: 'Button',
      kind: 'component',
      props: { label: { type: 'string', required: true } },
    });
  });
});

describe('a missing part of an API', () => {
  const manifest =
    '{ "exports": { ".": { "types": "./dist/index.d.ts" }, "./card": { "types": "./dist/card.d.ts" } } }';
  const card =
    'export interface ReactElement { type: string }\nexport declare function Card(props: { title: string }): ReactElement;\n';
  const namesOf = ({
    references,
  }: {
    references: readonly { readonly entries: readonly { readonly name: string }[] }[];
  }) => references.flatMap(({ entries }) => entries.map(({ name }) => name));

  it('is looked for again if a library had no types before it was built', async () => {
    const { load, write } = site({ lib: { 'package.json': manifest } });
    const first = await load('lib');
    const second = await load('lib');
    write('node_modules/lib/dist/index.d.ts', card);
    const third = await load('lib');

    expect([first.extracted, second.extracted, third.extracted]).toEqual([1, 0, 1]);
    expect(second.problems.map(({ rule }) => rule)).toEqual(['api-types-missing']);
    expect([third.problems, namesOf(third)]).toEqual([[], ['Card']]);
  });

  it('is looked for again if one of several modules had no types', async () => {
    const { load, write } = site({
      lib: { 'package.json': manifest, 'dist/index.d.ts': 'export declare const a: 1;\n' },
    });
    const first = await load('lib');
    write('node_modules/lib/dist/card.d.ts', card);
    const second = await load('lib');

    expect([namesOf(first), namesOf(second)]).toEqual([[], ['Card']]);
  });

  it('is looked for again if a declaration imports a missing file or package', async () => {
    const { load, write } = site({
      lib: {
        'package.json': '{}',
        'index.d.ts': "export * from './card';\nimport type { Size } from 'sizes';\nexport declare const a: Size;\n",
      },
    });
    const first = await load('lib');
    write('node_modules/lib/card.d.ts', card);
    const second = await load('lib');
    write('node_modules/sizes/index.d.ts', 'export type Size = 1;\n');
    const third = await load('lib');

    expect([first, second, third].map(namesOf)).toEqual([[], ['Card'], ['Card']]);
    expect([first, second, third].map(({ problems }) => problems.map(({ rule }) => rule))).toEqual([
      [],
      ['api-unresolved'],
      [],
    ]);
  });

  it('is looked for again if a linked library had no script with the defaults', async () => {
    const { load, root, write } = site({});
    for (const [file, text] of Object.entries(library)) write(`packages/lib/${file}`, text);
    write('packages/lib/Button/Button.d.ts', button.replace('label', 'label?'));
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(join(root, 'packages/lib'), join(root, 'node_modules/lib'));
    const first = await load('lib');
    write('packages/lib/Button/Button.js', "export function Button({ label = 'Save' }) { return label; }\n");
    const second = await load('lib');

    const defaults = [first, second].map(({ references }) => references[0]?.entries[0]?.props.label?.default);
    expect(defaults).toEqual([undefined, "'Save'"]);
  });
});

describe('the modules of a package', () => {
  const plain =
    'export interface ReactElement { type: string }\nexport declare function Card(props: { title: string }): ReactElement;\n';
  const importsOf = async (files: Readonly<Record<string, string>>) => {
    const { references, problems } = await site({ lib: files }).load('lib');
    expect(problems).toEqual([]);
    return references[0]?.entries.map(({ name, imports }) => [name, ...imports]);
  };

  it('are those that "exports" names, not its folders', async () => {
    expect(
      await importsOf({
        'package.json':
          '{ "exports": { ".": { "import": "./esm/index.js" }, "./*": { "types": "./esm/*/index.d.ts" } } }',
        'esm/index.d.ts': "export * from './card';\n",
        'esm/card/index.d.ts': plain,
        'cjs/index.d.ts': plain,
      }),
    ).toEqual([['Card', "import { Card } from 'lib/card';", "import { Card } from 'lib';"]]);
  });

  it("are found by a folder's own package.json", async () => {
    expect(
      await importsOf({
        'package.json': '{ "main": "all.js" }',
        'card/package.json': '{ "types": "./types/card.d.ts" }',
        'card/types/card.d.ts': plain,
      }),
    ).toEqual([['Card', "import { Card } from 'lib/card';"]]);
  });

  it('count once if several names lead to the same types', async () => {
    expect(
      await importsOf({
        'package.json':
          '{ "exports": { "./components/card": "./card.js", "./card": "./card.js", "./card.js": "./card.js" } }',
        'card.d.ts': plain,
      }),
    ).toEqual([['Card', "import { Card } from 'lib/card';"]]);
  });

  it('may have types for only one of the module formats', async () => {
    expect(
      await importsOf({
        'package.json': '{ "exports": { "import": "./index.mjs", "require": { "types": "./index.d.cts" } } }',
        'index.d.cts': plain,
      }),
    ).toEqual([['Card', "import { Card } from 'lib';"]]);
  });

  it('are described by a package of @types, if it has no types itself', async () => {
    const { references, problems } = await site({
      '@lib/card': { 'package.json': '{ "version": "2.0.0" }', 'index.js': '' },
      '@types/lib__card': { 'package.json': '{}', 'index.d.ts': plain },
    }).load('@lib/card');

    expect(problems).toEqual([]);
    expect(references).toMatchObject([
      {
        version: '2.0.0',
        entries: [{ name: 'Card', imports: ["import { Card } from '@lib/card';"], source: '@lib/card/index.d.ts' }],
      },
    ]);
  });

  it('may be sources of the same repository', async () => {
    const { root, write, load } = site({});
    write('packages/ui/package.json', '{ "name": "ui", "version": "0.0.0", "exports": "./src/index.ts" }');
    write('packages/ui/src/index.ts', "export { Card } from './card.tsx';\n");
    write(
      'packages/ui/src/card.tsx',
      'interface ReactElement { type: string }\nexport function Card({ title = "Untitled" }: { title?: string }): ReactElement { return { type: title }; }\n',
    );
    mkdirSync(join(root, 'node_modules'));
    symlinkSync(join(root, 'packages/ui'), join(root, 'node_modules/ui'));

    const { references, problems } = await load('ui');

    expect(problems).toEqual([]);
    expect(references[0]?.entries).toMatchObject([
      {
        name: 'Card',
        imports: ["import { Card } from 'ui';"],
        source: 'ui/src/card.tsx',
        props: { title: { type: 'string', required: false } },
      },
    ]);
  });
});

describe('a package at fault', () => {
  it('that is an earlier version is reported under its published name', async () => {
    const { root } = site({});

    const { problems } = await loadReferences([{ product: 'lib', packageName: 'lib-1', aliasOf: 'lib' }], {
      root,
      cache: join(root, '.vitrine'),
    });

    expect(problems).toEqual([
      {
        rule: 'api-package-missing',
        severity: 'error',
        place: { file: 'docs.config.ts' },
        message: 'The package "lib-1" of "api" is not installed',
        hint: 'Install the earlier version of "lib" under this name: npm install --save-dev lib-1@npm:lib@<version>.',
      },
    ]);
  });

  it.each([
    [
      'is not installed',
      {},
      {
        rule: 'api-package-missing',
        severity: 'error',
        place: { file: 'docs.config.ts' },
        message: 'The package "bad" of "api" is not installed',
        hint: 'Install it in the site: npm install --save-dev bad.',
      },
    ],
    [
      'has no types',
      { bad: { 'package.json': '{ "main": "index.js" }', 'index.js': '' } },
      {
        rule: 'api-types-missing',
        severity: 'error',
        place: { file: 'docs.config.ts' },
        message: 'The package "bad" of "api" has no type declarations',
        hint: 'Name a package with a "types" field or an index.d.ts: the reference is made from types.',
      },
    ],
    [
      'has a broken manifest',
      { bad: { 'package.json': '{ "main": ', 'index.d.ts': '' } },
      {
        rule: 'api-package-missing',
        severity: 'error',
        place: { file: 'docs.config.ts' },
        message: 'The package.json of "bad" is broken, so its types cannot be found',
        hint: 'Install the package again.',
      },
    ],
    [
      'stops when it is loaded',
      { bad: { ...library, 'index.js': "throw new Error('No window');" } },
      {
        rule: 'api-script-stops',
        severity: 'warning',
        place: { file: 'docs.config.ts' },
        message:
          'The script of "bad" throws when it is loaded, so the full names of its classes are not known: No window',
        hint: 'Install what "bad" needs next to it.',
      },
    ],
  ])('that %s is reported, and the others are extracted', async (_case, packages, problem) => {
    const { references, problems } = await site({ lib: library, ...packages }).load('bad', 'lib');

    expect(problems).toEqual([problem]);
    expect(references.map(({ packageName }) => packageName)).toContain('lib');
  });
});
