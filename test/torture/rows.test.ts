// Holds the tests to the torture table: each row is a test that is named by its number, or a line
// that says why it is none.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findRows } from '../../scripts/find-rows.mjs';
import { rows } from './rows.ts';

const tests = fileURLToPath(new URL('..', import.meta.url));
const table = `${tests}../../shared/reference/torture.md`;

describe('the torture table', () => {
  const files = readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|fixtures\//.test(file));
  const named = new Set(
    files.flatMap((file) => findRows(readFileSync(tests + file, 'utf8'), { hasCases: file.startsWith('torture/') })),
  );
  const excused = [...readFileSync(`${tests}torture/NOT_APPLICABLE.md`, 'utf8').matchAll(/^\| (\d+) \| \S/gm)].map(
    ([, row]) => Number(row),
  );

  it('has a test or a reason for each row', () => {
    expect(rows.filter((row) => !named.has(row) && !excused.includes(row))).toEqual([]);
  });

  it('has no reason for a row that has a test', () => {
    expect(excused.filter((row) => named.has(row) || !rows.includes(row))).toEqual([]);
  });

  it.skipIf(!existsSync(table))('has the rows that are listed here', () => {
    const written = [...readFileSync(table, 'utf8').matchAll(/^\| (\d+) \| P\d/gm)].map(([, row]) => Number(row));

    expect(written).toEqual(rows);
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
});
