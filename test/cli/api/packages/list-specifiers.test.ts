import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listSpecifiers, type EntryFields } from '../../../../cli/api/packages/list-specifiers.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function list(manifest: EntryFields, files: readonly string[] | Readonly<Record<string, string>> = []): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'docs-specifiers-'));
  folders.push(folder);
  const texts = Array.isArray(files) ? Object.fromEntries(files.map((file: string) => [file, ''])) : files;
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return listSpecifiers('lib', { folder, manifest });
}

describe('the modules of a package without "exports"', () => {
  it('are its folders with types', () => {
    expect(list({}, ['Button/index.d.ts', 'Card/index.d.ts', 'styles/button.css', 'index.d.ts'])).toEqual([
      'lib',
      'lib/Button',
      'lib/Card',
    ]);
  });

  it('are the folders with a package.json that names a module, if there are any', () => {
    expect(
      list(
        {},
        {
          'Button/package.json': '{ "main": "../node/Button.js", "types": "./index.d.ts" }',
          'Card/package.json': '{ "module": "./index.js" }',
          'Tab/package.json': '{ "typings": "./Tab.d.ts" }',
          'shared/index.d.ts': '',
          'esm/package.json': '{ "type": "module" }',
        },
      ),
    ).toEqual(['lib', 'lib/Button', 'lib/Card', 'lib/Tab']);
  });

  it('are all folders with types if a package.json only sets a format', () => {
    const typed = { 'forms/index.d.ts': '', 'elements/index.d.ts': '' };

    for (const text of ['{ "type": "commonjs" }', '{ "sideEffects": false }', '', 'broken', '[]'])
      expect(list({}, { ...typed, 'cjs/package.json': text })).toEqual(['lib', 'lib/elements', 'lib/forms']);
  });

  it('include folders one level deeper, also in a folder without types', () => {
    const files = [
      'extensions/index.d.ts',
      'extensions/forms/index.d.ts',
      'plugins/maps/index.d.ts',
      'a/b/c/index.d.ts',
    ];

    expect(list({}, [...files, 'extensions/_parts/index.d.ts', 'extensions/forms/style.css'])).toEqual([
      'lib',
      'lib/extensions',
      'lib/extensions/forms',
      'lib/plugins/maps',
    ]);
  });

  it('are not in folders that copy their neighbors for another format', () => {
    const own = ['components/index.d.ts', 'elements/index.d.ts', 'elements/code/index.d.ts', 'forms/index.d.ts'];
    const copied = ['cjs', 'es', 'dist'].flatMap((format) => own.map((file) => `${format}/${file}`));
    const marked = { 'cjs/package.json': '{ "type": "commonjs", "main": "index.js" }' };
    const texts = Object.fromEntries([...own, ...copied].map((file) => [file, '']));

    expect(list({ main: './index.js' }, { ...texts, ...marked })).toEqual([
      'lib',
      'lib/components',
      'lib/elements',
      'lib/elements/code',
      'lib/forms',
    ]);
  });

  it('are in a folder of other components that share some names with its neighbors', () => {
    const files = ['Button', 'Card', 'Menu', 'Tab', 'Tip', 'next/Button', 'next'].map((name) => `${name}/index.d.ts`);

    expect(list({}, files)).toContain('lib/next');
    expect(list({}, files)).toContain('lib/next/Button');
  });

  it('are not the folders that the root is built into', () => {
    const files = ['es/index.d.ts', 'lib/index.d.ts', 'dist/index.d.ts', 'locale/index.d.ts'];

    expect(list({ module: './es/index.js', main: 'lib/index.js', unpkg: 'dist/all.min.js' }, files)).toEqual([
      'lib',
      'lib/locale',
    ]);
  });

  it('are not internal folders', () => {
    expect(
      list({}, ['internal/index.d.ts', '_shared/index.d.ts', '__mocks__/index.d.ts', 'Internal/index.d.ts']),
    ).toEqual(['lib', 'lib/Internal']);
  });
});

describe('the modules of a package with "exports"', () => {
  it('are only those it names, and no other folders', () => {
    expect(
      list({ exports: { '.': './index.js', './button': './dist/button.js', './styles.css': './styles.css' } }, [
        'Card/index.d.ts',
      ]),
    ).toEqual(['lib', 'lib/button', 'lib/styles.css']);
  });

  it('are only the root for a file or conditions', () => {
    expect(list({ exports: './index.js' }, ['Card/index.d.ts'])).toEqual(['lib']);
    expect(list({ exports: { types: './index.d.ts', import: './index.js' } }, ['Card/index.d.ts'])).toEqual(['lib']);
  });

  it('are the matches of the star in a pattern', () => {
    const files = [
      'dist/button.js',
      'dist/card.js',
      'dist/card.css',
      'dist/deep/inner.js',
      'esm/Tabs/index.js',
      'esm/Empty/readme.md',
    ];

    expect(list({ exports: { './*': { types: './dist/*.d.ts', default: './dist/*.js' } } }, files)).toEqual([
      'lib',
      'lib/button',
      'lib/card',
    ]);
    expect(list({ exports: { './parts/*': [{ import: './esm/*/index.js' }] } }, files)).toEqual([
      'lib',
      'lib/parts/Tabs',
    ]);
    expect(list({ exports: { './css/*': './dist/*.css' } }, files)).toEqual(['lib']);
    expect(list({ exports: { './dist/*': './dist/*' } }, files)).toEqual([
      'lib',
      'lib/dist/button.js',
      'lib/dist/card.js',
    ]);
  });

  it('are listed whatever the values of "exports" are', () => {
    expect(
      list({
        exports: {
          '.': null,
          './gone': null,
          './*': 7,
          './a*b*c': './x/*/*.js',
          './none/*': './nowhere/*.js',
          './on': [null, ['./on.js']],
        },
      }),
    ).toEqual(['lib', 'lib/gone', 'lib/on']);
  });
});
