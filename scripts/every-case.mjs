// test/every-case.json names the tests that try some of many cases in "npm test", and the files that they cover.
// "npm run test:every" tries all cases; what passes there is kept as a hash of the covered files. A test whose hash
// differs is one that CI has to try with every case.

import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './source-hash.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
const table = 'test/every-case.json';

/** Reads the tests: `{ test, covers, passed }`, with the hash that every case last passed with. */
export function readEveryCase(root = repository) {
  return JSON.parse(readFileSync(join(root, table), 'utf8'));
}

/** Finds the tests that cover files which have changed since every case last passed; where that has not been, none. */
export function findChangedTests(root = repository) {
  return readEveryCase(root).flatMap((row) => (row.passed && row.passed !== hashCovered(row, root) ? [row.test] : []));
}

/** Finds the tests of which every case has never passed together. */
export function findUntriedTests(root = repository) {
  return readEveryCase(root).flatMap(({ test, passed }) => (passed ? [] : [test]));
}

/** Keeps that every case of these tests has passed with the files that there are now. */
export function keepPassed(tests, root = repository) {
  const rows = readEveryCase(root).map((row) =>
    tests.includes(row.test) ? { ...row, passed: hashCovered(row, root) } : row,
  );
  writeFileSync(join(root, table), `${JSON.stringify(rows, undefined, 2)}\n`);
}

/** Hashes the test and what it covers: files, and all files of folders. */
function hashCovered({ test, covers }, root) {
  const hash = createHash('sha256');
  const files = [test, ...covers].flatMap((place) =>
    statSync(join(root, place)).isDirectory() ? listFiles(root, place) : [place],
  );
  for (const file of new Set(files.toSorted())) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
