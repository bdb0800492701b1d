import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PackageManager } from '../../core/text/format-install.ts';
import { foldersAbove } from './folders-above.ts';

const locks: readonly (readonly [file: string, manager: PackageManager])[] = [
  ['pnpm-lock.yaml', 'pnpm'],
  ['yarn.lock', 'yarn'],
  ['bun.lock', 'bun'],
  ['bun.lockb', 'bun'],
  ['package-lock.json', 'npm'],
  ['npm-shrinkwrap.json', 'npm'],
];

/** Finds the package manager by the nearest lock file, from a folder upwards; npm if there is none. */
export function findPackageManager(folder: string): PackageManager {
  const found = foldersAbove(folder).flatMap((each) => locks.filter(([file]) => existsSync(join(each, file))));
  return found[0]?.[1] ?? 'npm';
}
