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
    ['only that of the folder itself', { 'ui/tsconfig.json': '{}', 'tsconfig.json': '{}' }, ['ui/tsconfig.json']],
    ['that of a folder above', { 'tsconfig.json': '{}' }, ['tsconfig.json']],
    [
      'extended files, with and without an extension',
      { 'ui/tsconfig.json': '{ "extends": "../base" }', 'base.json': '{ "extends": "./root.json" }' },
      ['ui/tsconfig.json', 'base.json', 'root.json'],
    ],
    [
      'several extended files, except one of a package',
      { 'ui/tsconfig.json': '{ "extends": ["@tsconfig/strict", "./a.json", "./b.json"] }' },
      ['ui/tsconfig.json', 'ui/b.json', 'ui/a.json'],
    ],
    [
      'referenced files, by their folder or their name',
      { 'ui/tsconfig.json': '{ "references": [{ "path": "./app.json" }, { "path": "../tokens" }] }' },
      ['ui/tsconfig.json', 'tokens/tsconfig.json', 'ui/app.json'],
    ],
    ['circular files, once', { 'ui/tsconfig.json': '{ "extends": "./tsconfig.json" }' }, ['ui/tsconfig.json']],
    [
      'files that a broken file names',
      { 'ui/tsconfig.json': '{ "extends": "./a.json", x' },
      ['ui/tsconfig.json', 'ui/a.json'],
    ],
  ])('are %s', (_, files, expected) => {
    expect(list(files)).toEqual(expected);
  });
});
