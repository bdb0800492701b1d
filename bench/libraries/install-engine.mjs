// Lays out the engine beside a library as npm would: with the React of the library, and the engine's own packages.

import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

const parts = ['bin', 'lib', 'starter', 'locales', 'package.json'];

/**
 * Copies the engine of a repository into the packages of a folder, and returns the file of its command. A folder that
 * shares the packages of the repository uses the engine there.
 */
export function installEngine(repository, root) {
  if (lstatSync(join(root, 'node_modules')).isSymbolicLink()) return join(repository, 'bin/docs.mjs');
  const folder = join(root, 'node_modules/vitrine');
  rmSync(folder, { recursive: true, force: true });
  for (const part of parts) cpSync(join(repository, part), join(folder, part), { recursive: true });

  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(repository, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const from = join(repository, 'node_modules', name);
    const to = join(folder, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    if (existsSync(from)) symlinkSync(from, to);
  }
  return join(folder, 'bin/docs.mjs');
}
