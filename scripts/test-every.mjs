// Tries every case of the tests of test/every-case.json, each case of which "npm test" tries now and then alone.
// With --changed, of those whose covered files have changed since every case last passed, as CI does.

import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.mjs';
import { findChangedTests, keepPassed, readEveryCase } from './every-case.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isChanged = process.argv.includes('--changed');
const { hint } = ensureChromium();
const wanted = isChanged ? findChangedTests() : readEveryCase().map(({ test }) => test);
const [tests, skipped] = [wanted.filter(canRun), wanted.filter((test) => !canRun(test))];

if (skipped.length > 0) console.log(`Not tried, as there is ${hint}: ${skipped.join(', ')}`);
if (tests.length === 0) console.log('Nothing that these tests cover has changed since every case last passed.');
else tryEvery();

function tryEvery() {
  console.log(`Trying every case of ${tests.join(', ')}`);
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...tests], {
    cwd: root,
    env: { ...process.env, EVERY_CASE: '1' },
    stdio: 'inherit',
  });
  if (status === 0) keepPassed(tests);
  process.exitCode = status ?? 1;
}

function canRun(test) {
  return !hint || !test.startsWith('test/browser/');
}
