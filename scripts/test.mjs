// All that a change must pass: types, lint, then the tests from fast to slow. With --every, tests of many cases that
// are alike try all of them, as before a release; without it, some.
// Every part runs even where one before it failed; only what failed shows its output.
// Parts of one group run side by side, as each leaves half of a machine with two cores at rest;
// they are told in their order.

import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './ensure-chromium.mjs';
import { formatPart, formatTotals } from './format-parts.mjs';
import { builtMark, ownSiteEnvironment } from './own-site.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = (...projects) => [bin('vitest'), 'run', ...projects.flatMap((name) => ['--project', name])];

if (process.argv.includes('--every')) process.env.EVERY_CASE = '1';

const groups = [
  [{ name: 'compile', command: [process.execPath, 'scripts/compile.mjs'] }],
  [
    { name: 'types', command: [process.execPath, 'node_modules/typescript-7/bin/tsc', '--noEmit', '-p', '.'] },
    { name: 'lint', command: [bin('oxlint'), '--quiet'] },
    { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  ],
  [
    { name: 'unit', command: vitest('unit', 'unit-dom', 'unit-bundled') },
    { name: 'site', command: [process.execPath, 'bin/docs.mjs', 'build'], env: ownSiteEnvironment },
  ],
  [
    { name: 'fixtures', command: vitest('fixtures') },
    { name: 'browser', command: vitest('browser'), ensure: ensureChromium },
  ],
];

const { status } = spawnSync(process.execPath, ['scripts/install-missing.mjs'], { cwd: root, stdio: 'inherit' });
if (status === 0) await testAll();
else process.exitCode = 1;

async function testAll() {
  const results = [];
  for (const group of groups)
    for (const part of group.map(testPart)) {
      const result = await part;
      results.push(result);
      if (result.name === 'site' && result.state === 'passed') process.env[builtMark] = '1';
      console.log(formatPart(result));
      if (result.state === 'failed') console.log(result.output);
    }

  console.log(formatTotals(results));
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
}

async function testPart({ name, command, ensure, env = {} }) {
  const hint = ensure?.().hint;
  return hint ? { name, state: 'skipped', output: '', hint } : runPart(name, command, env);
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
        seconds: (performance.now() - start) / 1000,
      });
    child.on('error', ({ message }) => end(false, message));
    child.on('close', (status) => end(status === 0));
  });
}

function bin(name) {
  return join(root, 'node_modules/.bin', name);
}
