// The machine → a Chromium for the browser tests, installed where that may be done without asking:
// as root on a Linux with apt. Anywhere else it says how, in one line.

import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';

/** Finds Chromium or installs it; a sentence on how to install it where neither goes. */
export function ensureChromium() {
  if (!findChromium() && mayInstall()) installChromium();

  const file = findChromium();
  return file ? { file } : { hint: `no Chromium found: ${formatAdvice()}, or name one in CHROME_BIN` };
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid() === 0 && hasApt();
}

function hasApt() {
  return spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

function installChromium() {
  console.log('Installing chromium with apt-get for the browser tests');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  for (const args of [['update', '-qq'], install]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}

function formatAdvice() {
  if (process.platform === 'linux' && hasApt()) return 'run "sudo apt-get install chromium"';
  return 'install Chromium or Chrome';
}
