// An example with a lockfile → its packages, installed as the lockfile says, outside of the repository's own.

import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '../../cli/files/hash.ts';
import { runProgram } from '../site-test.ts';

const store = fileURLToPath(new URL('../../node_modules/.cache/examples/', import.meta.url));

/**
 * Installs the packages of an example, and names their folder. The same lockfile is installed once. Not by `npm ci`,
 * which refuses a lockfile without the programs of every other system.
 */
export async function installExample(example: string): Promise<string> {
  const lockfile = readFileSync(join(example, 'package-lock.json'), 'utf8');
  const folder = join(store, `${basename(example)}-${hash(lockfile).slice(0, 10)}`);
  const modules = join(folder, 'node_modules');
  const mark = join(folder, 'installed');
  if (existsSync(mark)) return modules;

  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(example, file), join(folder, file));
  const { workspaces = [] } = JSON.parse(readFileSync(join(example, 'package.json'), 'utf8')) as {
    workspaces?: readonly string[];
  };
  // npm reads the workspaces that the lockfile names.
  for (const each of workspaces) {
    const name = each.replace(/\/\*$/, '');
    cpSync(join(example, name), join(folder, name), {
      recursive: true,
      filter: (file) => !/\/(?:node_modules|\.vitrine|dist|part)$/.test(file),
    });
  }
  const { status, stderr } = await runProgram('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
  });
  if (status !== 0) throw new Error(`npm install ends with ${status} in "${folder}"\n${stderr}`);
  writeFileSync(mark, '');
  return modules;
}
