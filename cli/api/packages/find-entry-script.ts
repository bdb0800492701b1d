// The name of a package's module → its script, by the package.json. Components of a bundle are in it, wherever their
// declarations are.

import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { matchExports } from '../../../core/demos/closure/match-exports.ts';
import { readManifest } from '../../files/read-manifest.ts';
import type { EntryFields } from './list-specifiers.ts';

/** Finds the script of a module, absolute; undefined if the package has none. Scripts other than CommonJS come first. */
export function findEntryScript(
  specifier: string,
  { name, folder, manifest }: { name: string; folder: string; manifest: EntryFields },
): string | undefined {
  const files = listTargets(`.${specifier.slice(name.length)}`, { folder, manifest })
    .filter((file) => /\.[cm]?js$/.test(file))
    .filter((file) => existsSync(file));
  return files.find((file) => !file.endsWith('.cjs')) ?? files[0];
}

function listTargets(
  subpath: string,
  { folder, manifest }: { folder: string; manifest: EntryFields },
): readonly string[] {
  const { exports } = manifest;
  if (exports !== undefined && exports !== null)
    return matchExports(exports, subpath).map((file) => posix.join(folder, file));
  // A folder may have a package.json of its own.
  const place = posix.join(folder, subpath);
  const own = subpath === '.' ? manifest : readManifest(place);
  return [own?.module, own?.main, 'index.js', `../${posix.basename(place)}.js`].flatMap((file) =>
    typeof file === 'string' ? posix.join(place, file) : [],
  );
}
