// Finds a Chromium for the browser tests, and installs one if that needs no confirmation: as root on a
// Linux with apt. Anywhere else it prints how to install one.

import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

const shell = 'chromium-headless-shell';

/** Finds or installs Chromium; returns a hint on how to install it if neither is possible. */
export function ensureChromium() {
  if (!process.env.CHROME_BIN && !findChromium()?.endsWith(shell) && mayInstall()) installChromium();

  const file = findChromium();
  return file ? { file } : { hint: `no Chromium found: ${formatAdvice()}, or name one in CHROME_BIN` };
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid() === 0 && hasApt();
}

function hasApt() {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Installs the shell. Next to an installed Chromium only the same version is allowed: nothing else may change. */
function installChromium() {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${Version}', 'chromium'], { encoding: 'utf8' });
  const isThere = findChromium() !== undefined;
  if (isThere && status !== 0) return;

  console.log(`Installing ${shell} with apt-get for the browser tests`);
  if (isThere) return install(`${shell}=${stdout}`);
  runApt('update', '-qq');
  if (!install(shell)) install('chromium');
}

function install(name) {
  return runApt('install', '-y', '-qq', '--no-install-recommends', '--no-remove', name);
}

/** Runs apt-get with a timeout, so that tests do not wait for a missing network. */
function runApt(...args) {
  const { status } = spawnSync('apt-get', ['-o', 'Acquire::http::Timeout=20', ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 300_000,
  });
  return status === 0;
}

function formatAdvice() {
  if (process.platform === 'linux' && hasApt()) return `run "sudo apt-get install ${shell}"`;
  return 'install Chromium or Chrome';
}
