import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { listConfigFiles } from '../../../../cli/site/workspace/list-config-files.ts';

const made: string[] = [];

afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

function list(files: Readonly<Record<string, string>>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'config-files-'));
  made.push(folder);
  for (const [file, text] of Object.entries({ 'ui/src/a.ts': '', ...files })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return listConfigFiles(join(folder, 'ui')).map((file) => relative(folder, file));
}

describe('the tsconfig.json files of a folder', () => {
  it.each([
    ['its own alone', { 'ui/tsconfig.json': '{}', 'tsconfig.json': '{}' }, ['ui/tsconfig.json']],
    ['that of a folder above', { 'tsconfig.json': '{}' }, ['tsconfig.json']],
    [
      'one that it extends, with and without an ending',
      { 'ui/tsconfig.json': '{ "extends": "../base" }', 'base.json': '{ "extends": "./root.json" }' },
      ['ui/tsconfig.json', 'base.json', 'root.json'],
    ],
    [
      'several, though one is of a package',
      { 'ui/tsconfig.json': '{ "extends": ["@tsconfig/strict", "./a.json", "./b.json"] }' },
      ['ui/tsconfig.json', 'ui/b.json', 'ui/a.json'],
    ],
    [
      'one that it refers to, by its folder or its file',
      { 'ui/tsconfig.json': '{ "references": [{ "path": "./app.json" }, { "path": "../tokens" }] }' },
      ['ui/tsconfig.json', 'tokens/tsconfig.json', 'ui/app.json'],
    ],
    ['a circle, once', { 'ui/tsconfig.json': '{ "extends": "./tsconfig.json" }' }, ['ui/tsconfig.json']],
    [
      'what a broken text names',
      { 'ui/tsconfig.json': '{ "extends": "./a.json", x' },
      ['ui/tsconfig.json', 'ui/a.json'],
    ],
  ])('are %s', (_, files, expected) => {
    expect(list(files)).toEqual(expected);
  });
});
