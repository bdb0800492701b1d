import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { findEntryScript } from '../../../../cli/api/packages/find-entry-script.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function find(specifier: string, manifest: object, files: Readonly<Record<string, string>> = {}): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'entry-script-')).replaceAll('\\', '/');
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return findEntryScript(specifier, { name: 'lib', folder, manifest })?.slice(folder.length + 1);
}

describe('the script of a module', () => {
  it.each([
    ['a file', './dist/index.js'],
    ['a condition', { types: './dist/index.d.ts', require: './dist/index.cjs', import: './dist/index.js' }],
    ['only CommonJS', { require: './dist/index.cjs' }, 'dist/index.cjs'],
    ['nested conditions', { '.': { import: { types: './dist/index.d.mts', default: './dist/index.js' } } }],
    ['an unknown condition', { '.': { browser: './dist/index.js' } }],
    ['a list', { '.': [{ types: './dist/index.d.ts' }, './dist/index.js'] }],
  ])('is in "exports" as %s', (_case, exports, file = 'dist/index.js') => {
    const files = { 'dist/index.js': '', 'dist/index.cjs': '' };

    expect(find('lib', { exports, main: 'other.js' }, files)).toBe(file);
  });

  it('is in "exports" by its name, or by a pattern', () => {
    const exports = {
      './button': './es/button.js',
      './*/style': './es/*/style.css',
      './*': { import: './es/*/index.mjs' },
    };

    const files = { 'es/button.js': '', 'es/card/index.mjs': '', 'es/a/b/index.mjs': '', 'index.js': '' };

    expect(find('lib/button', { exports }, files)).toBe('es/button.js');
    expect(find('lib/card', { exports }, files)).toBe('es/card/index.mjs');
    expect(find('lib/a/b', { exports }, files)).toBe('es/a/b/index.mjs');
    expect(find('lib/gone', { exports }, files)).toBeUndefined();
    expect(find('lib', { exports }, files)).toBeUndefined();
    expect(find('lib/button', { exports: './index.js' }, files)).toBeUndefined();
  });

  it('is in "module" or "main" without "exports", if it exists', () => {
    const files = { 'es/index.js': '', 'cjs/index.js': '' };

    expect(find('lib', { module: 'es/index.js', main: 'cjs/index.js' }, files)).toBe('es/index.js');
    expect(find('lib', { module: 'gone.js', main: './cjs/index.js' }, files)).toBe('cjs/index.js');
    expect(find('lib', { main: 'gone.js' })).toBeUndefined();
    expect(find('lib', {}, { 'index.js': '' })).toBe('index.js');
  });

  it('is in a folder, or beside it, without "exports"', () => {
    const files = {
      'card/package.json': '{ "module": "../es/card.js" }',
      'es/card.js': '',
      'menu/index.js': '',
      'tabs.js': '',
    };

    expect(find('lib/card', {}, files)).toBe('es/card.js');
    expect(find('lib/menu', {}, files)).toBe('menu/index.js');
    expect(find('lib/tabs', {}, files)).toBe('tabs.js');
    expect(find('lib/gone', {}, files)).toBeUndefined();
  });
});
