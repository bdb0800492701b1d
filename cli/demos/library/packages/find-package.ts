// A package import → its installed file, as Node would find it from the site's root. Lookups are remembered by the caller.

import { existsSync, readdirSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { countEdits } from '../../../../core/text/count-edits.ts';
import type { ImportFault } from '../../../../core/demos/closure/import-problem.ts';
import { matchExports } from '../../../../core/demos/closure/match-exports.ts';
import { splitPackage } from '../../../../core/demos/closure/split-package.ts';
import type { PackageSpecifier } from '../../../../core/demos/closure/split-package.ts';
import { findNearestInstalled } from './find-nearest-installed.ts';
import { findNearFile } from '../../../files/find-near-file.ts';
import { isOfRepository } from '../../../files/is-of-repository.ts';
import { findInstalled } from '../../../files/find-installed.ts';
import { foldersAbove } from '../../../files/folders-above.ts';
import { findPackageManager } from '../../../files/find-package-manager.ts';
import { readManifest, type PackageManifest } from '../../../files/read-manifest.ts';
import { listLinkedPackages } from '../../../site/workspace/list-linked-packages.ts';
import { findEnclosingPackage } from '../../../site/workspace/list-enclosing-packages.ts';
import { suggestSource } from '../../../site/workspace/suggest-source.ts';
import type { FindSource } from '../../../site/workspace/open-workspace.ts';
import { isFile } from '../../../files/stat-path.ts';

/** An installed package, or the reason why an import of it fails. */
type PackageLookup =
  | { readonly kind: 'found'; readonly name: string }
  | { readonly kind: 'fault'; readonly fault: ImportFault };

/** Remembered lookups by specifier, for one list of folders. */
export type PackageMemory = Map<string, PackageLookup>;

/** Finds the package of an import in the node_modules of the folders and their ancestors. */
export function findPackage(
  specifier: string,
  { folders, memory, findSource }: { folders: readonly string[]; memory: PackageMemory; findSource?: FindSource },
): PackageLookup {
  const known = memory.get(specifier);
  if (known) return known;

  const isSource = findSource?.(specifier) !== undefined;
  const lookup = isSource
    ? { kind: 'found' as const, name: splitPackage(specifier).name }
    : lookUp(splitPackage(specifier), { folders, hasSources: (name) => findSource?.(name) !== undefined });
  memory.set(specifier, lookup);
  return lookup;
}

/** Finds an installed package and reads its manifest; undefined if it is not installed. */
export function findManifest(
  name: string,
  folders: readonly string[],
): { folder: string; manifest: PackageManifest } | undefined {
  for (const start of folders) {
    const folder = findInstalled(name, start);
    if (folder !== undefined) return readFolder(folder);
  }
  return undefined;
}

function readFolder(folder: string): { folder: string; manifest: PackageManifest } {
  return { folder, manifest: readManifest(folder) ?? {} };
}

function lookUp(
  { name, subpath }: PackageSpecifier,
  { folders, hasSources }: { folders: readonly string[]; hasSources: (name: string) => boolean },
): PackageLookup {
  const [root = ''] = folders;
  const enclosing = findEnclosingPackage(name, root);
  const containsSite = enclosing !== undefined && hasSources(name);
  const installed = containsSite ? readFolder(enclosing.folder) : findManifest(name, folders);
  if (!installed) {
    if (isBuiltin(name) || name.startsWith('node:')) return { kind: 'fault', fault: { kind: 'node-module' } };
    if (enclosing)
      return { kind: 'fault', fault: { kind: 'no-source', name, setting: suggestSource(enclosing, root) } };
    const manager = findPackageManager(root);
    const unusual = manager !== 'npm' && { manager };
    return { kind: 'fault', fault: { kind: 'no-package', name, ...findMeant(name, folders), ...unusual } };
  }

  const { folder, manifest } = installed;
  if (hasPart(folder, manifest, subpath)) return { kind: 'found', name };
  const part = { name, subpath, ...(containsSite && { containsSite }) };
  const exported = listExported(manifest, subpath).find((each) => !/\.d\.[cm]?ts$/.test(each));
  if (exported !== undefined) {
    const file = posix.normalize(exported);
    const isInRepository = containsSite || isOfRepository(folder);
    const isUndeclared = !containsSite && isInRepository && !isDeclared(name, root);
    const undeclared = isUndeclared && { isUndeclared, manager: findPackageManager(root) };
    const near = isInRepository ? findNearFile(folder, file) : undefined;
    const worked = isInRepository && { isInRepository, ...(near !== undefined && { near }) };
    return { kind: 'fault', fault: { kind: 'no-build', ...part, file, ...worked, ...undeclared } };
  }
  return { kind: 'fault', fault: { kind: 'no-subpath', ...part, nearby: listParts(folder, manifest) } };
}

/** Returns whether the site declares a package: with pnpm, the engine finds packages that the site cannot import. */
function isDeclared(name: string, root: string): boolean {
  const folder = foldersAbove(root).find((each) => existsSync(join(each, 'package.json')));
  const manifest = folder === undefined ? undefined : readManifest(folder);
  if (manifest === undefined) return true;
  const { dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest;
  return [dependencies, devDependencies, peerDependencies, optionalDependencies].some((needs) =>
    Object.hasOwn(needs ?? {}, name),
  );
}

/** Finds a name with up to two wrong letters (with more, it may be another package), or without its scope. */
function findMeant(name: string, [from]: readonly string[]): { nearest?: string } {
  if (from === undefined) return {};
  const worked = listLinkedPackages(from).flatMap((each) => (each.isIndirect ? [] : [each.name]));
  const scoped = worked.find((each) => each.endsWith(`/${name}`));
  if (scoped !== undefined) return { nearest: scoped };
  const nearest = findNearestInstalled(name, { from, worked });
  return nearest !== undefined && countEdits(name, nearest) <= 2 ? { nearest } : {};
}

/** Lists the files in "exports" for a subpath. A star may match anything. */
function listExported({ exports }: PackageManifest, subpath: string): string[] {
  if (typeof exports === 'object' && exports !== null && !Object.hasOwn(exports, subpath) && subpath !== '.') return [];
  return exports === undefined ? [] : matchExports(exports, subpath);
}

function hasPart(folder: string, { exports }: PackageManifest, subpath: string): boolean {
  if (exports !== undefined && exports !== null) {
    return matchExports(exports, subpath).some((file) => isFile(join(folder, file)));
  }
  if (subpath === '.') return true;

  const path = join(folder, subpath);
  const names = [
    '',
    '.js',
    '.mjs',
    '.cjs',
    '.json',
    '.css',
    '.d.ts',
    '/package.json',
    '/index.js',
    '/index.mjs',
    '/index.d.ts',
  ];
  return names.some((ending) => isFile(path + ending));
}

function listParts(folder: string, { exports }: PackageManifest): string[] {
  if (typeof exports === 'object' && exports !== null) {
    return Object.keys(exports)
      .filter((key) => key.startsWith('./') && !key.includes('*'))
      .map((key) => key.slice(2));
  }
  return readdirSync(folder).filter((entry) => /^[A-Za-z][\w-]*$/.test(entry));
}
