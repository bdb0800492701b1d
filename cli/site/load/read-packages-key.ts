// Installed packages → a key that changes with them. It is read from npm's record of the installation, or else from the
// lock files. Linked packages are read themselves, as their authors change them without installing anything. Those
// whose sources are read have a separate key: their users know by which modules they are made.

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findModule } from '../../files/find-module.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { hash } from '../../files/hash.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { listFiles } from '../../files/list-files.ts';
import { isPackageFile } from '../workspace/is-package-file.ts';
import type { WorkedPackage, Workspace } from '../workspace/open-workspace.ts';

const records = [
  'node_modules/.package-lock.json',
  'node_modules/.modules.yaml',
  'node_modules/.yarn-state.yml',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
];

/** Packages that the engine imports if a site uses a feature that needs them. */
const optionalPackages = ['remark-mdx', 'twoslash', 'temml', 'beautiful-mermaid'];

/** The keys of the packages that a site can import. */
export interface PackageKeys {
  /** Key of the installed packages. */
  readonly packagesKey: string;
  /** Key of these and of all sources of libraries. */
  readonly librariesKey: string;
}

/** Reads the keys of the packages that a site can import. */
export function readPackageKeys(
  root: string,
  { worked, linked, settings }: Pick<Workspace, 'worked' | 'linked' | 'settings'>,
): PackageKeys {
  const keys = [
    ...linked.map(readFolderKey),
    ...worked.flatMap(({ name, folder }) => [name, readIfThere(join(folder, 'package.json')) ?? '']),
  ];
  const record = readRecord(root);
  // Removing a folder by hand changes no record.
  const found = optionalPackages.flatMap((name) => {
    const module = findModule(name, root);
    return module ? [`${name}@${module.version}`] : [];
  });
  const packagesKey =
    record === undefined && keys.length + found.length === 0 ? '' : hash(record ?? '', ...keys, ...found);
  const librariesKey =
    worked.length === 0 ? packagesKey : hash(packagesKey, JSON.stringify(settings), ...worked.map(readPartsKey));
  return { packagesKey, librariesKey };
}

function readPartsKey({ folder, parts }: WorkedPackage): string {
  return hash(
    ...parts.flatMap((part) => [
      relative(folder, part),
      readIfThere(part) ?? (existsSync(part) ? readFolderKey(part) : ''),
    ]),
  );
}

function readRecord(root: string): Uint8Array | undefined {
  for (const folder of foldersAbove(root)) {
    const found = records.map((name) => readIfThere(join(folder, name))).find((bytes) => bytes !== undefined);
    if (found) return found;
  }
  return undefined;
}

function readFolderKey(folder: string): string {
  const files = listFiles(folder, '.').files.filter(isPackageFile);
  return hash(...files.flatMap((file) => [file, readIfThere(join(folder, file)) ?? '']));
}
