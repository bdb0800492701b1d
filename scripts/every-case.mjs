// test/every-case.json lists the tests that run only some of many cases in "npm test", and the files that they cover.
// "npm run test:every" runs all cases; a pass is stored as a hash of the covered files. CI has to run a test with
// every case if its hash differs.

import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './source-hash.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
const table = 'test/every-case.json';

/** Reads the tests: `{ test, covers, passed }`, with the hash of the last pass of every case. */
export function readEveryCase(root = repository) {
  return JSON.parse(readFileSync(join(root, table), 'utf8'));
}

/** Finds the tests whose covered files have changed since every case last passed; not those that never passed. */
export function findChangedTests(root = repository) {
  return readEveryCase(root).flatMap((row) => (row.passed && row.passed !== hashCovered(row, root) ? [row.test] : []));
}

/** Finds the tests whose cases have never all passed together. */
export function findUntriedTests(root = repository) {
  return readEveryCase(root).flatMap(({ test, passed }) => (passed ? [] : [test]));
}

/** Stores that every case of these tests has passed with the current files. */
export function storePassed(tests, root = repository) {
  const rows = readEveryCase(root).map((row) =>
    tests.includes(row.test) ? { ...row, passed: hashCovered(row, root) } : row,
  );
  writeFileSync(join(root, table), `${JSON.stringify(rows, undefined, 2)}\n`);
}

/** Hashes the test and its covered files and folders. */
function hashCovered({ test, covers }, root) {
  const hash = createHash('sha256');
  const files = [test, ...covers].flatMap((place) =>
    statSync(join(root, place)).isDirectory() ? listFiles(root, place) : [place],
  );
  for (const file of new Set(files.toSorted())) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
