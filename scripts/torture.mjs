// The torture suite: every test that is named after a row of the table, the fuzz tests with many texts
// of a new seed, and what is too slow for every day. Ten minutes at most.

import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.mjs';
import { findRows } from './find-rows.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const seed = process.env.TORTURE_SEED ?? String(Date.now() % 2 ** 31);
const env = { ...process.env, TORTURE: '1', TORTURE_SEED: seed };
// Named after no row, and of the same kind.
const more = ['fixtures-tests/memory.test.ts', 'fixtures-tests/damaged-cache.test.ts'];

const files = readdirSync(`${root}test`, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|^fixtures\//.test(file))
  .filter(
    (file) =>
      file.startsWith('torture/') ||
      more.includes(file) ||
      findRows(readFileSync(`${root}test/${file}`, 'utf8'), { hasCases: false }).length > 0,
  )
  .map((file) => `test/${file}`);
const isBrowser = (file) => file.startsWith('test/browser/');
const { hint } = ensureChromium();

console.log(`${files.length} files of tests. To repeat it: TORTURE_SEED=${seed} npm run torture`);
const results = [
  run('scripts/compile.mjs'),
  runTests(
    ['unit', 'unit-dom', 'unit-bundled', 'fixtures'],
    files.filter((file) => !isBrowser(file)),
  ),
  ...(hint ? [] : [runTests(['browser'], files.filter(isBrowser))]),
];
if (hint) console.log(`Without the tests in the browser: ${hint}`);
process.exitCode = results.every((status) => status === 0) ? 0 : 1;

function runTests(projects, chosen) {
  return run('node_modules/vitest/vitest.mjs', 'run', ...projects.flatMap((name) => ['--project', name]), ...chosen);
}

function run(...args) {
  return spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status;
}
