// Makes node_modules/ match package-lock.json, and mends known faults in it. Does nothing, in a few milliseconds, if
// both are done.
// Needs only Node and npm.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMissingPackage } from './find-missing-package.mjs';
import { patchPackages } from './patch-packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const missing = findMissingPackage(
  readPackages('package-lock.json') ?? {},
  readPackages('node_modules/.package-lock.json'),
);
if (missing) install();
for (const message of patchPackages(join(root, 'node_modules'))) console.warn(message);

function install() {
  console.log(`${missing} is not installed as package-lock.json says: running npm ci`);
  // Development packages are needed even if NODE_ENV is "production".
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    // A missing or truncated file counts as empty.
    return undefined;
  }
}
