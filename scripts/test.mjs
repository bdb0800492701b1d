// Runs all checks of a change: types, lint, a clean build of the site, then the tests.
// Every part runs even if another one failed; only failed parts show their output.
// The site is built alone, as its time is the measure of the whole run. The tests then run in as many lanes as the
// machine has processors: each part keeps one of them busy, and more at once would need a third more CPU time.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './ensure-chromium.mjs';
import { formatDuration, formatPart, formatSlowest, formatTotals } from './format-parts.mjs';
import { builtMark, ownSiteEnvironment } from './own-site.mjs';
import { runInLanes } from './run-in-lanes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'docs-tests-'));

const compile = { name: 'compile', command: [process.execPath, 'scripts/compile.mjs'] };
const types = {
  name: 'types',
  command: [process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'],
};
const lint = { name: 'lint', command: [bin('oxlint'), '--quiet'] };
const format = { name: 'format', command: [bin('oxfmt'), '--check', '.'] };
const site = { name: 'site', command: [process.execPath, 'bin/docs.mjs', 'build'], env: ownSiteEnvironment };
// The long ones first, so that the short ones fill the gaps in the lanes.
const tests = [
  { ...vitest('browser', { projects: ['browser'] }), ensure: ensureChromium },
  vitest('fixtures', { projects: ['fixtures'] }),
  vitest('unit', { projects: ['unit'] }),
  vitest('unit-dom', { projects: ['unit-dom', 'unit-bundled'] }),
];

const { status } = spawnSync(process.execPath, ['scripts/install-missing.mjs'], { cwd: root, stdio: 'inherit' });
if (status === 0) await testAll();
else process.exitCode = 1;
rmSync(reports, { recursive: true });

async function testAll() {
  const start = performance.now();
  const isSiteThere = ['dist', '.vitrine'].some((folder) => existsSync(join(root, folder)));

  const results = [await testPart(compile), ...(await Promise.all([types, lint, format].map(testPart)))];
  const built = await testPart(site);
  if (built.state === 'passed') process.env[builtMark] = '1';
  results.push(built, ...(await runInLanes(tests, testPart, Math.max(2, availableParallelism()))));

  console.log(formatSlowest(results.flatMap(({ report }) => readReport(report))));
  console.log(formatDuration({ seconds: secondsSince(start), siteSeconds: isSiteThere ? undefined : built.seconds }));
  console.log(formatTotals(results));
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
}

/** Runs a part, and prints its result. */
async function testPart({ name, command, ensure, env = {}, report }) {
  const hint = ensure?.().hint;
  const result = hint
    ? { name, state: 'skipped', output: '', hint }
    : { ...(await runPart(name, command, env)), report };
  console.log(formatPart(result));
  if (result.state === 'failed') console.log(result.output);
  return result;
}

function runPart(name, [file, ...args], env) {
  const start = performance.now();
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const parts = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'])
    child[stream].setEncoding('utf8').on('data', (text) => (parts[stream] += text));

  return new Promise((resolve) => {
    const end = (isPassed, message) =>
      resolve({
        name,
        state: isPassed ? 'passed' : 'failed',
        output: stripVTControlCharacters([parts.stdout, parts.stderr, message].filter(Boolean).join('\n')),
        seconds: secondsSince(start),
      });
    child.on('error', ({ message }) => end(false, message));
    child.on('close', (status) => end(status === 0));
  });
}

/** All tests of projects, in one worker. */
function vitest(name, { projects }) {
  const report = join(reports, `${name}.json`);
  const command = [
    bin('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--maxWorkers=1',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return { name, command, report };
}

/** Reads the time of each test file of a part; none for a part without tests, or a stopped one. */
function readReport(report) {
  if (!report || !existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: name.slice(root.length).replaceAll('\\', '/'),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));
}

function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

function bin(name) {
  return join(root, 'node_modules/.bin', name);
}
