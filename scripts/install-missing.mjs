// package-lock.json and node_modules/ → node_modules/ as the lock says.
// Does nothing, in a few milliseconds, where that is so already. Needs nothing but Node and npm.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMissingPackage } from './find-missing-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const missing = findMissingPackage(
  readPackages('package-lock.json') ?? {},
  readPackages('node_modules/.package-lock.json'),
);
if (missing) install();

function install() {
  console.log(`${missing} is not installed as package-lock.json says: running npm ci`);
  // Development packages are wanted even where NODE_ENV says production.
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
    // Not there, or cut short: as good as nothing.
    return undefined;
  }
}
