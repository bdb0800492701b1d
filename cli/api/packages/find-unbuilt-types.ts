import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { matchExports } from '../../../core/demos/closure/match-exports.ts';
import { readManifest } from '../../files/read-manifest.ts';

/** Finds the first declaration file that the manifest of a package names, but that does not exist. */
export function findUnbuiltTypes(folder: string): string | undefined {
  const { types, typings, exports } = readManifest(folder) ?? {};
  const named = [types, typings, ...matchExports(exports, '.')].filter((file) => typeof file === 'string');
  const declared = named.filter((file) => /\.[cm]?ts$/.test(file)).map((file) => posix.normalize(file));
  return declared.find((file) => !existsSync(join(folder, file)));
}
