import { join } from 'node:path';
import type { Closure } from '../../../core/demos/closure/closure.ts';
import { hash } from '../../hash.ts';
import { readIfThere } from '../../files/read-if-there.ts';

/** Makes the key of everything that closures are made from: texts, pictures, and where imports lead. */
export function toReadsKey(closures: readonly Closure[], root: string): string {
  return hash(
    ...closures.flatMap(({ files, assets, imports }) => [
      ...files.flatMap(({ path, text }) => [path, text]),
      ...assets.flatMap((path) => [path, readIfThere(join(root, path)) ?? '']),
      // A file that comes to be may take the place of another one: then an import leads elsewhere.
      JSON.stringify(imports.map(({ specifier, kind, target, module }) => [specifier, kind, target, module])),
    ]),
  );
}
