// Runs the torture suite: every test with a row of the table in its name, the fuzz tests with many texts
// of a new seed, and tests that are too slow for every day. Sixteen minutes on two processors.
//
// With --list it prints the table, with the tests of each row, and runs nothing.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './ensure-chromium.mjs';
import { findRows, rowPattern } from './find-rows.mjs';
import { listRows, listTestFiles, renderRows } from './list-rows.mjs';
import { builtMark, ownSiteEnvironment } from './own-site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// Files that run as a whole: those of torture, similar ones, and those whose tests depend on each other.
const isWhole = (file) =>
  /^torture\/|^fixtures-tests\/(?:memory|damaged-cache|serve-watch)\.test|^browser\/service-worker\.test/.test(file);
const isBrowser = (file) => file.startsWith('browser/');

if (process.argv.includes('--list')) console.log(renderRows(listRows()));
else torture();

function torture() {
  const seed = process.env.TORTURE_SEED ?? String(Date.now() % 2 ** 31);
  const env = { ...process.env, TORTURE: '1', TORTURE_SEED: seed, EVERY_CASE: '1' };
  const files = listTestFiles().filter(
    (file) => isWhole(file) || findRows(readFileSync(`${root}test/${file}`, 'utf8'), { hasCases: false }).length > 0,
  );
  const { hint } = ensureChromium();
  const run = (name, ...args) => {
    const start = performance.now();
    const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    return { name, status, seconds: Math.round((performance.now() - start) / 1000) };
  };
  const runTests = (name, projects, selected, more = []) =>
    run(
      name,
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...more,
      ...selected.map((file) => `test/${file}`),
    );
  const named = ['-t', rowPattern];
  // Both browser runs use it.
  const buildOwnSite = () => {
    Object.assign(env, ownSiteEnvironment);
    const built = run('site', 'bin/docs.mjs', 'build');
    if (built.status === 0) env[builtMark] = '1';
    return built;
  };

  console.log(`${files.length} files of tests. To repeat it: TORTURE_SEED=${seed} npm run torture`);
  const parts = [
    run('compile', 'scripts/compile.mjs'),
    runTests(
      'whole files',
      ['fixtures'],
      files.filter((file) => isWhole(file) && !isBrowser(file)),
    ),
    runTests(
      'tests of rows',
      ['unit', 'unit-dom', 'unit-bundled', 'fixtures'],
      files.filter((file) => !isWhole(file) && !isBrowser(file)),
      named,
    ),
    ...(hint
      ? []
      : [
          buildOwnSite(),
          runTests(
            'browser, tests of rows',
            ['browser'],
            files.filter((file) => isBrowser(file) && !isWhole(file)),
            named,
          ),
          runTests(
            'browser, whole files',
            ['browser'],
            files.filter((file) => isBrowser(file) && isWhole(file)),
          ),
        ]),
  ];
  if (hint) console.log(`Without the tests in the browser: ${hint}`);
  for (const { name, status, seconds } of parts)
    console.log(`${status === 0 ? 'passed' : 'FAILED'} ${name}, ${seconds} s`);
  process.exitCode = parts.every(({ status }) => status === 0) ? 0 : 1;
}
