// The name of a package → where it is installed, and the modules whose types it offers.

import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ApiModule } from '../../core/api/extract/extraction.ts';
import type { Repository } from '../../core/api/to-source-url.ts';
import type { Problem } from '../../core/problem.ts';
import { findInstalled } from '../find-installed.ts';

/** An installed package with types. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute, links resolved, with forward slashes. */
  readonly folder: string;
  /** The root module first. */
  readonly modules: readonly ApiModule[];
  readonly repository?: Repository;
}

interface Manifest {
  readonly version?: string;
  readonly types?: string;
  readonly typings?: string;
  readonly main?: string;
  readonly exports?: unknown;
  readonly repository?: Repository;
}

/** Finds a package from a site's root upwards, as Node does. `aliasOf` is the package that is installed under the name. */
export function findPackage(name: string, { root, settingsFile, aliasOf }: { root: string; settingsFile: string; aliasOf?: string }): InstalledPackage | { problem: Problem } {
  const place = { file: settingsFile };
  const found = findInstalled(name, resolve(root));
  if (found === undefined) {
    return {
      problem: {
        rule: 'api-package-missing', severity: 'error', place,
        message: `The package "${name}" of "api" is not installed`,
        hint: aliasOf === undefined ? `Install it in the site: npm install --save-dev ${name}.` : `Install the earlier version of "${aliasOf}" under this name: npm install --save-dev ${name}@npm:${aliasOf}@<version>.`,
      },
    };
  }

  const folder = realpathSync(found).replaceAll('\\', '/');
  const manifest = readManifest(folder);
  if (!manifest) {
    return {
      problem: {
        rule: 'api-package-missing', severity: 'error', place,
        message: `The package.json of "${name}" is broken, so its types are not found`,
        hint: 'Install the package again.',
      },
    };
  }
  const file = findRootTypes(folder, manifest);
  if (file === undefined) {
    return {
      problem: {
        rule: 'api-types-missing', severity: 'error', place,
        message: `The package "${name}" of "api" brings no type declarations`,
        hint: 'Name a package with a "types" field or an index.d.ts, as the reference is made from types.',
      },
    };
  }
  return { name, version: manifest.version ?? '', repository: manifest.repository, folder, modules: [{ specifier: name, file }, ...findFolderModules(name, folder)] };
}

function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

function findRootTypes(folder: string, { exports, types, typings, main }: Manifest): string | undefined {
  const named = [findTypes(exports), types, typings, main?.replace(/\.[cm]?js$/, '.d.ts'), 'index.d.ts'];
  const files = named.filter((file) => file !== undefined).map((file) => join(folder, file).replaceAll('\\', '/'));
  return files.find((file) => /\.d\.[cm]?ts$/.test(file) && existsSync(file));
}

/** Follows the conditions of "exports" down to the first "types". */
function findTypes(exports: unknown): string | undefined {
  if (typeof exports !== 'object' || exports === null) return undefined;
  const entries = new Map(Object.entries(exports));
  if (entries.has('.')) return findTypes(entries.get('.'));
  const types = entries.get('types');
  if (typeof types === 'string') return types;
  return [types, entries.get('import'), entries.get('default'), entries.get('require')].map(findTypes).find((file) => file !== undefined);
}

// A folder with types is a module of its own. Where folders have a package.json, those without are no way in.
function findFolderModules(name: string, folder: string): ApiModule[] {
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:internals?|node_modules)$/.test(entry.name) && existsSync(join(folder, entry.name, 'index.d.ts')))
    .map((entry) => entry.name)
    .sort();
  const marked = folders.filter((inner) => existsSync(join(folder, inner, 'package.json')));

  return (marked.length > 0 ? marked : folders).map((inner) => ({ specifier: `${name}/${inner}`, file: `${folder}/${inner}/index.d.ts` }));
}
