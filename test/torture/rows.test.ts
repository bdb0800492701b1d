// Holds the tests to the torture table: each row is a test that is named by its number, or a line
// that says why it is none.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findRowTests, findRows, rowPattern } from '../../scripts/find-rows.mjs';
import { listRows, renderRows } from '../../scripts/list-rows.mjs';

const table = fileURLToPath(new URL('../../../shared/reference/torture.md', import.meta.url));

describe('the torture table', () => {
  const rows = listRows();

  it('has a test or a reason for each row', () => {
    expect(rows.filter(({ tests, reason }) => tests.length === 0 && !reason).map(({ row }) => row)).toEqual([]);
  });

  it('has no reason for a row that has a test', () => {
    expect(rows.filter(({ tests, reason }) => tests.length > 0 && reason).map(({ row }) => row)).toEqual([]);
  });

  it('is printed with a line for each row', () => {
    const lines = renderRows(rows).split('\n').slice(2);

    expect(lines).toHaveLength(rows.length);
    expect(lines.filter((line) => !/^\| \d+ \| P\d\*? \| \S.* \| \S.* \|$/.test(line))).toEqual([]);
    expect(lines.find((line) => line.startsWith('| 30 | P0* |'))).toContain(
      'torture/budget.test.ts › lists 500 deep are refused',
    );
  });

  it.skipIf(!existsSync(table))('has the rows that are listed here', () => {
    const written = [...readFileSync(table, 'utf8').matchAll(/^\| (\d+) \| (P\d\*?) /gm)].map(
      ([, row, priority]) => `${row} ${priority}`,
    );

    expect(written).toEqual(rows.map(({ row, priority }) => `${row} ${priority}`));
  });
});

describe('the rows of a test file', () => {
  it.each([
    ["it('19*: a link', () => {", [19]],
    ["it('31, 33: pages', () => {", [31, 33]],
    ["describe('row 70: traversal', () => {", [70]],
    ["it('a page is saved: 97, 98', async () => {", [97, 98]],
    ["it.each(['a', 'b'])('41: bytes of %s', () => {", [41]],
    ["it.skipIf(!has('x'))('109: is named', () => {", [109]],
    ["it('is 3 of 4', () => {", []],
  ])('%s are %j', (text, expected) => {
    expect(findRows(text, { hasCases: false })).toEqual(expected);
  });

  it('are those of its cases where the file is one of the torture', () => {
    expect(findRows("  '30-lists': a,\n  ['49* files', b],\n", { hasCases: true })).toEqual([30, 49]);
  });

  it('come with the names of its tests', () => {
    expect(findRowTests("it('31, 33: a \\'page\\'', () => {\nit('b: 5', () => {", { hasCases: false })).toEqual([
      { row: 31, title: "a \\'page\\'" },
      { row: 33, title: "a \\'page\\'" },
      { row: 5, title: 'b' },
    ]);
  });

  it('are run by their names alone', () => {
    const isRun = (name: string) => new RegExp(rowPattern).test(name);

    expect(['a page 30*: b', 'row 70: a b', 'a b: 97, 98', '31, 33: a'].map(isRun)).toEqual([true, true, true, true]);
    expect(['is 3 of 4', 'shows 20: 3 pages of it', 'a'].map(isRun)).toEqual([false, true, false]);
  });
});
