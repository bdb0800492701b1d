import { join } from 'node:path';
import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { listSheets } from '../../read/list-sheets.ts';
import { hash } from '../../../files/hash.ts';
import { readIfThere } from '../../../files/read-if-there.ts';
import type { SheetReads } from '../read-sheet-reads.ts';

/** Creates what makes the key of everything that closures are made from: texts, pictures, and where imports lead. */
export function createReadsKey(root: string, sheets: SheetReads = new Map()): (closures: readonly Closure[]) => string {
  const keys = new WeakMap<Closure, string>();

  return function toReadsKey(closures) {
    return hash(...closures.map(toKey));
  };

  /** What many pages reach is hashed once. */
  function toKey(closure: Closure): string {
    const key = keys.get(closure) ?? hashClosure(closure, { root, sheets });
    keys.set(closure, key);
    return key;
  }
}

function hashClosure(closure: Closure, { root, sheets }: { root: string; sheets: SheetReads }): string {
  const { files, assets, imports } = closure;
  return hash(
    ...files.flatMap(({ path, text }) => [path, text]),
    ...assets.flatMap((path) => [path, readIfThere(join(root, path)) ?? '']),
    // What a sheet is made from, only its compiler knows.
    JSON.stringify(listSheets(closure).map((file) => sheets.get(file))),
    // A file that comes to be may take the place of another one: then an import leads elsewhere.
    JSON.stringify(imports.map(({ specifier, kind, target, module }) => [specifier, kind, target, module])),
  );
}
