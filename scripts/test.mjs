// Runs all checks of a change: types, lint, a clean build of the site, then the tests.
// Every part runs even if another one failed; only failed parts show their output.
// Independent parts run in parallel, as none uses the whole machine.
// The site is built alone, as its time is the measure of the whole run.

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './ensure-chromium.mjs';
import { formatDuration, formatPart, formatSlowest, formatTotals } from './format-parts.mjs';
import { builtMark, ownSiteEnvironment } from './own-site.mjs';

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
const unit = vitest('unit', { projects: ['unit', 'unit-dom', 'unit-bundled'] });
const fixtures = vitest('fixtures', { projects: ['fixtures'] });
// One browser is enough: while it waits for a page, the machine works on the fixtures.
const browser = { ...vitest('browser', { projects: ['browser'], workers: 1 }), ensure: ensureChromium };

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
  const tested = await Promise.all([testInTurn([unit, fixtures]), testPart(browser)]);
  results.push(built, ...tested.flat());

  console.log(formatSlowest(results.flatMap(({ report }) => readReport(report))));
  console.log(formatDuration({ seconds: secondsSince(start), siteSeconds: isSiteThere ? undefined : built.seconds }));
  console.log(formatTotals(results));
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
}

async function testInTurn(parts) {
  const results = [];
  for (const part of parts) results.push(await testPart(part));
  return results;
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

function vitest(name, { projects, workers }) {
  const report = join(reports, `${name}.json`);
  const command = [
    bin('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...(workers ? [`--maxWorkers=${workers}`] : []),
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
