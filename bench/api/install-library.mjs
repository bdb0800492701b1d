// Installs a library and its peers in a folder, once.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs packages without running their scripts. */
export function installLibrary(root, { packages, withPeers = false }) {
  mkdirSync(root, { recursive: true });
  const manifest = join(root, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  if (existsSync(join(root, 'node_modules'))) return;
  execFileSync(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      ...(withPeers ? [] : ['--legacy-peer-deps']),
      ...packages,
    ],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}
