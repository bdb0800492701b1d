// Runs every case of the tests in test/every-case.json, of which "npm test" runs some.
// With --changed, it runs those whose covered files have changed since every case last passed, as CI does; with words,
// those whose names contain one of them. Each file is stored as passed separately, so that a fixed one can run alone.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.mjs';
import { findChangedTests, findUntriedTests, readEveryCase, storePassed } from './every-case.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isChanged = process.argv.includes('--changed');
const words = process.argv.slice(2).filter((word) => word !== '--changed');
const { hint } = ensureChromium();
const selected = (isChanged ? findChangedTests() : readEveryCase().map(({ test }) => test)).filter(
  (test) => words.length === 0 || words.some((word) => test.includes(word)),
);
const [tests, skipped] = [selected.filter(canRun), selected.filter((test) => !canRun(test))];

const untried = isChanged ? findUntriedTests() : [];

if (untried.length > 0) console.log(`Every case of these has not passed yet: ${untried.join(', ')}`);
if (skipped.length > 0) console.log(`Not tried, as there is ${hint}: ${skipped.join(', ')}`);
if (tests.length === 0) console.log('Nothing that these tests cover has changed since every case last passed.');
else tryEvery();

function tryEvery() {
  console.log(`Trying every case of ${tests.join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'docs-every-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests, ...reporters], {
    cwd: root,
    env: { ...process.env, EVERY_CASE: '1' },
    stdio: 'inherit',
  });
  storePassed(listPassed(report));
  rmSync(folder, { recursive: true });
  process.exitCode = status ?? 1;
}

/** Lists the files that passed. A stopped run has no report; a file that was skipped entirely does not count. */
function listPassed(report) {
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const passed = testResults.filter(
    ({ status, assertionResults }) => status === 'passed' && assertionResults.some((test) => test.status === 'passed'),
  );
  return passed.map(({ name }) => name.slice(root.length).replaceAll('\\', '/'));
}

function canRun(test) {
  return !hint || !test.startsWith('test/browser/');
}
