// Lists the names that modules of a package may have in imports, from its manifest and folders. Whether a name leads
// to types is decided later by TypeScript (extract-fresh.ts).

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  isTyped,
  listSourceCandidates,
  type SourceManifest,
} from '../../../core/demos/closure/list-source-candidates.ts';
import { listIfThere } from '../../files/read-if-there.ts';
import { readManifest } from '../../files/read-manifest.ts';

/** The fields of a package.json that name its modules. */
export interface EntryFields {
  readonly exports?: unknown;
  readonly types?: unknown;
  readonly typings?: unknown;
  readonly main?: unknown;
  readonly module?: unknown;
  readonly unpkg?: unknown;
  readonly jsdelivr?: unknown;
}

/** Lists the names under which a package may be imported: the root first, then the others in alphabetical order. */
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

/** Lists the names of a developed library; stars are matched with its sources, because its build may be missing. */
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

// Packages without "exports" have modules in folders. If some folders have a package.json, those without one are not
// public; nor are the build folders of the root, which contain everything again.
function listFolders(folder: string, manifest: EntryFields): string[] {
  const marked = listMarkedFolders(folder, manifest);
  if (marked.length > 0) return marked;
  return listUnbuilt(folder, manifest)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) => [name, ...listIfThere(join(folder, name)).map((inner) => `${name}/${inner}`)])
    .filter((path) => existsSync(join(folder, path, 'index.d.ts')));
}

/** Lists the folders whose own package.json names a module, which a package without "exports" makes public. */
export function listMarkedFolders(folder: string, manifest: EntryFields): string[] {
  return listUnbuilt(folder, manifest).filter((name) => {
    // A package.json with only a "type" just sets the format of scripts.
    const own = readManifest(join(folder, name));
    return [own?.main, own?.module, own?.types, own?.typings].some((field) => field !== undefined);
  });
}

function listUnbuilt(folder: string, { types, typings, main, module, unpkg, jsdelivr }: EntryFields): string[] {
  const built = new Set([types, typings, main, module, unpkg, jsdelivr].map(toTopFolder));
  const names = listIfThere(folder).filter((name) => !built.has(name));
  const typed = names.filter((name) => existsSync(join(folder, name, 'index.d.ts')));
  return names.filter((name) => !isCopy(name, { folder, names, typed }));
}

// A folder for a format, such as cjs/ beside components/ and elements/, may contain copies of its neighbors.
function isCopy(
  name: string,
  { folder, names, typed }: { folder: string; names: readonly string[]; typed: readonly string[] },
): boolean {
  const inner = listIfThere(join(folder, name));
  if (!inner.some((other) => other !== name && names.includes(other))) return false;
  const others = typed.filter((other) => other !== name);
  const copied = others.filter((other) => inner.includes(other) && existsSync(join(folder, name, other, 'index.d.ts')));
  return copied.length > 1 && copied.length >= others.length / 2;
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
 * Lists the matches of the star in "./dist/*.js" or "./*\/index.d.ts" among the existing files.
 * A star may match several folders; only the nearest are public modules.
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
