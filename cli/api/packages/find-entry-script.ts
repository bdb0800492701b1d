// The name of a package's module → its script, by the package.json. Components of a bundle are in it, wherever their
// declarations are.

import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { readManifest } from '../../files/read-manifest.ts';
import type { EntryFields } from './list-specifiers.ts';

/** Finds the script of a module, absolute; undefined if the package has none. Scripts with `import` are preferred. */
export function findEntryScript(
  specifier: string,
  { name, folder, manifest }: { name: string; folder: string; manifest: EntryFields },
): string | undefined {
  const subpath = `.${specifier.slice(name.length)}`;
  const { exports } = manifest;
  if (exports !== undefined && exports !== null) {
    const target = findExport(exports, subpath);
    return target === undefined ? undefined : posix.join(folder, target);
  }
  const place = posix.join(folder, subpath);
  const own = subpath === '.' ? manifest : readManifest(place);
  return [own?.module, own?.main, 'index.js', `../${posix.basename(place)}.js`]
    .flatMap((target) => (typeof target === 'string' ? posix.join(place, target) : []))
    .find((file) => isScript(file) && existsSync(file));
}

// https://nodejs.org/api/packages.html#subpath-exports
function findExport(exports: unknown, subpath: string): string | undefined {
  const entries = listEntries(exports);
  if (!entries.some(([key]) => key.startsWith('.'))) return subpath === '.' ? pickTarget(exports) : undefined;
  for (const [key, target] of entries) {
    const [before = '', after] = key.split('*', 2);
    if (key === subpath) return pickTarget(target);
    const isMatch = after !== undefined && subpath.startsWith(before) && subpath.endsWith(after);
    const star = subpath.slice(before.length, subpath.length - (after ?? '').length);
    const found = isMatch && star !== '' ? pickTarget(target) : undefined;
    if (found !== undefined) return found.replaceAll('*', star);
  }
  return undefined;
}

/** The conditions of scripts, the best first. */
const conditions = ['module', 'import', 'default', 'require'];

function pickTarget(target: unknown): string | undefined {
  if (typeof target === 'string') return isScript(target) ? target : undefined;
  const entries = listEntries(target).filter(([condition]) => condition !== 'types');
  const order = (condition: string): number => {
    const at = conditions.indexOf(condition);
    return at === -1 ? conditions.length : at;
  };
  return entries
    .toSorted(([a], [b]) => order(a) - order(b))
    .map(([, inner]) => pickTarget(inner))
    .find((file) => file !== undefined);
}

function isScript(file: string): boolean {
  return /\.[cm]?js$/.test(file);
}

function listEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
