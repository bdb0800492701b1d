import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { findChangedTests, findUntriedTests, readEveryCase, storePassed } from '../../scripts/every-case.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A repository with two tests that try some cases only. */
function repository() {
  const folder = mkdtempSync(join(tmpdir(), 'every-case-'));
  folders.push(folder);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  write('test/store.test.ts', 'store');
  write('test/page.test.ts', 'page');
  write('cli/store/open.ts', 'open');
  write('templates/page.tsx', 'page');
  write(
    'test/every-case.json',
    JSON.stringify([
      { test: 'test/store.test.ts', covers: ['cli/store'], passed: '' },
      { test: 'test/page.test.ts', covers: ['templates/page.tsx'], passed: '' },
    ]),
  );
  return { folder, write };
}

describe('tests of every case', () => {
  it('are listed until they have passed, and then need not run', () => {
    const { folder } = repository();

    expect(findUntriedTests(folder)).toEqual(['test/store.test.ts', 'test/page.test.ts']);
    storePassed(['test/page.test.ts'], folder);
    expect([findUntriedTests(folder), findChangedTests(folder)]).toEqual([['test/store.test.ts'], []]);
  });

  it.each([
    ['a file of a folder that they cover changes', 'cli/store/open.ts', ['test/store.test.ts']],
    ['a file is added to a folder that they cover', 'cli/store/close.ts', ['test/store.test.ts']],
    ['a file that they cover changes', 'templates/page.tsx', ['test/page.test.ts']],
    ['the tests change themselves', 'test/page.test.ts', ['test/page.test.ts']],
    ['nothing changes that they cover', 'templates/menu.tsx', []],
  ])('have to run again if %s', (_when, file, expected) => {
    const { folder, write } = repository();
    storePassed(['test/store.test.ts', 'test/page.test.ts'], folder);

    write(file, 'other');

    expect(findChangedTests(folder)).toEqual(expected);
  });
});

describe('test/every-case.json', () => {
  it('lists exactly the tests that run only some of their cases in "npm test"', () => {
    const tests = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|^fixtures\//.test(file))
      .filter((file) => /from '[./]+\/everyday\.ts'/.test(readFileSync(join(root, 'test', file), 'utf8')))
      .map((file) => `test/${file.replaceAll('\\', '/')}`);

    expect(
      readEveryCase()
        .map(({ test }) => test)
        .toSorted(),
    ).toEqual(tests.toSorted());
  });

  it('lists files and folders that exist', () => {
    const places = readEveryCase().flatMap(({ covers }) => covers);

    expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([]);
    expect(readEveryCase().filter(({ covers }) => covers.length === 0)).toEqual([]);
  });
});
