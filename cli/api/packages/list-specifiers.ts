// What a package's manifest and folders say → the names that its modules may have in an import.
// Whether a name leads to types, and to which, TypeScript decides afterwards (resolve-modules.ts).

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  isTyped,
  listSourceCandidates,
  type SourceManifest,
} from '../../../core/demos/closure/list-source-candidates.ts';
import { listIfThere } from '../../files/read-if-there.ts';
import { readManifest } from '../../files/read-manifest.ts';

/** The fields of a package.json that say where its modules lie. */
export interface EntryFields {
  readonly exports?: unknown;
  readonly types?: unknown;
  readonly typings?: unknown;
  readonly main?: unknown;
  readonly module?: unknown;
  readonly unpkg?: unknown;
  readonly jsdelivr?: unknown;
}

/** Lists the names under which a package may be imported: the root first, the others by the order of the alphabet. */
export function listSpecifiers(
  name: string,
  { folder, manifest }: { folder: string; manifest: EntryFields },
): string[] {
  const subpaths =
    manifest.exports === undefined || manifest.exports === null
      ? listFolders(folder, manifest)
      : listExported(folder, manifest.exports);
  const open = [...new Set(subpaths)].filter(
    (subpath) => !/(?:^|\/)(?:internals?|node_modules|_.*)(?:\/|$)/.test(subpath),
  );
  return [name, ...open.sort().map((subpath) => `${name}/${subpath}`)];
}

/** Lists the names of a library that is worked on: what a star stands for is told by its sources, as its build may be missing. */
export function listSourceSpecifiers(
  name: string,
  { folder, manifest }: { folder: string; manifest: EntryFields & SourceManifest },
): string[] {
  const starred = Object.keys(typeof manifest.exports === 'object' ? (manifest.exports ?? {}) : {})
    .filter((key) => key.startsWith('./') && key.includes('*'))
    .flatMap((key) =>
      listSourceCandidates(manifest, key)
        .filter(isTyped)
        .flatMap((file) => matchPattern(`./${file}`, folder))
        .filter((star) => !/\.(?:test|spec|stories|d)$|^__/.test(star))
        .map((star) => `${name}/${key.slice('./'.length).replace('*', star)}`),
    );
  const [own = name, ...parts] = listSpecifiers(name, { folder, manifest });
  return [own, ...[...new Set([...parts, ...starred])].sort()];
}

// Packages without "exports" are entered by folders. Where folders say in a package.json what they lead to, those
// without are no way in; nor are those that the root itself is built into, which hold everything once more.
function listFolders(folder: string, manifest: EntryFields): string[] {
  const marked = listMarkedFolders(folder, manifest);
  if (marked.length > 0) return marked;
  return listUnbuilt(folder, manifest)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => [name, ...listIfThere(join(folder, name)).map((inner) => `${name}/${inner}`)])
    .filter((path) => existsSync(join(folder, path, 'index.d.ts')));
}

/** Lists the folders whose own package.json names a module: what a package without "exports" makes public. */
export function listMarkedFolders(folder: string, manifest: EntryFields): string[] {
  return listUnbuilt(folder, manifest).filter((name) => {
    // One with nothing but a "type" says which format its scripts have.
    const own = readManifest(join(folder, name));
    return [own?.main, own?.module, own?.types, own?.typings].some((field) => field !== undefined);
  });
}

function listUnbuilt(folder: string, { types, typings, main, module, unpkg, jsdelivr }: EntryFields): string[] {
  const built = new Set([types, typings, main, module, unpkg, jsdelivr].map(toTopFolder));
  const names = listIfThere(folder).filter((name) => !built.has(name));
  return names.filter((name) => !isCopy(name, { folder, names }));
}

// A folder for each format, as cjs/ beside components/ and elements/, may hold once more what stands beside it.
function isCopy(name: string, { folder, names }: { folder: string; names: readonly string[] }): boolean {
  const inner = listIfThere(join(folder, name));
  if (!inner.some((other) => other !== name && names.includes(other))) return false;
  const others = names.filter((other) => other !== name && existsSync(join(folder, other, 'index.d.ts')));
  const held = others.filter((other) => inner.includes(other) && existsSync(join(folder, name, other, 'index.d.ts')));
  return held.length > 1 && held.length >= others.length / 2;
}

// './es/index.js' → 'es'
function toTopFolder(file: unknown): string | undefined {
  return typeof file === 'string' ? /^(?:\.\/)?([^/]+)\//.exec(file)?.[1] : undefined;
}

// https://nodejs.org/api/packages.html#subpath-exports
function listExported(folder: string, exports: unknown): string[] {
  return listEntries(exports)
    .filter(([key]) => key.startsWith('./'))
    .flatMap(([key, target]) =>
      key.includes('*')
        ? listTargets(target)
            .flatMap((file) => matchPattern(file, folder))
            .map((star) => key.replace('*', star))
        : [key],
    )
    .map((key) => key.slice('./'.length));
}

// Conditions may be nested in conditions and in lists.
function listTargets(target: unknown): string[] {
  return typeof target === 'string' ? [target] : listEntries(target).flatMap(([, inner]) => listTargets(inner));
}

/**
 * What stands for the star of "./dist/*.js" or "./*\/index.d.ts", by the files that are there.
 * A star may stand for several folders; only the nearest are modules that people speak of.
 */
function matchPattern(target: string, folder: string): string[] {
  const [before, after] = target.split('*', 2);
  if (before === undefined || after === undefined || !/(?:^|\.[cm]?[jt]sx?)$/.test(after)) return [];

  const place = before.lastIndexOf('/') + 1;
  const [end = '', ...inner] = after.split('/');
  return listIfThere(join(folder, before.slice(0, place)))
    .filter(
      (name) => name.startsWith(before.slice(place)) && name.endsWith(end) && (after !== '' || /\.[cm]?js$/.test(name)),
    )
    .filter((name) => inner.length === 0 || existsSync(join(folder, before.slice(0, place), name, ...inner)))
    .map((name) => name.slice(before.length - place, name.length - end.length))
    .filter((star) => star !== '');
}

function listEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
