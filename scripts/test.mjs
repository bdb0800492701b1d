// All that a change must pass: types, lint, then the tests from fast to slow.
// Every part runs even where one before it failed; only what failed shows its output.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { ensureChromium } from './ensure-chromium.mjs';
import { formatPart, formatTotals } from './format-parts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const vitest = (...projects) => [bin('vitest'), 'run', ...projects.flatMap((name) => ['--project', name])];

const parts = [
  { name: 'compile', command: [process.execPath, 'scripts/compile.mjs'] },
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
  { name: 'lint', command: [bin('oxlint'), '--quiet'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'unit', command: vitest('unit', 'unit-dom', 'unit-bundled') },
  { name: 'fixtures', command: vitest('fixtures') },
  { name: 'browser', command: vitest('browser'), ensure: ensureChromium },
];

const { status } = spawnSync(process.execPath, ['scripts/install-missing.mjs'], { cwd: root, stdio: 'inherit' });
if (status === 0) testAll();
else process.exitCode = 1;

function testAll() {
  const results = parts.map(testPart);

  console.log(formatTotals(results));
  process.exitCode = results.some(({ state }) => state === 'failed') ? 1 : 0;
}

function testPart({ name, command, ensure }) {
  const hint = ensure?.().hint;
  const result = hint ? { name, state: 'skipped', output: '', hint } : runPart(name, command);

  console.log(formatPart(result));
  if (result.state === 'failed') console.log(result.output);
  return result;
}

function runPart(name, [file, ...args]) {
  const start = performance.now();
  const { status, stdout, stderr, error } = spawnSync(file, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    shell: process.platform === 'win32',
  });
  const output = stripVTControlCharacters([stdout, stderr, error?.message].filter(Boolean).join('\n'));
  return { name, state: status === 0 ? 'passed' : 'failed', output, seconds: (performance.now() - start) / 1000 };
}

function bin(name) {
  return join(root, 'node_modules/.bin', name);
}
