import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { hashFile } from '../../files/hash-file.ts';
import { listManifests } from '../library/packages/list-manifests.ts';

/** Lists the files that a demo depends on, including missing ones that would change it. */
export function listReads({ files, assets, absent, imports }: Closure, root: string): ReadFile[] {
  const packages = imports.flatMap(({ kind, module }) => (kind === 'package' && module !== undefined ? [module] : []));
  // The package.json of a package decides its exports.
  const there = [...files.map(({ path }) => path), ...assets, ...listManifests(packages, root)]
    .map((file) => ({ file, hash: hashFile(join(root, file)) }))
    .filter(({ hash }) => hash !== '');
  return [...there, ...absent.map((file) => ({ file, hash: file.endsWith('/') ? hashFile(join(root, file)) : '' }))];
}
