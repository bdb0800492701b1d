import { join } from 'node:path';
import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { listSheets } from '../../read/list-sheets.ts';
import { hash } from '../../../files/hash.ts';
import { readIfThere } from '../../../files/read-if-there.ts';
import type { SheetReads } from '../read-sheet-reads.ts';

/** Creates the function that makes the key of closures: texts, pictures, and the targets of imports. */
export function createReadsKey(root: string, sheets: SheetReads = new Map()): (closures: readonly Closure[]) => string {
  const keys = new WeakMap<Closure, string>();

  return function toReadsKey(closures) {
    return hash(...closures.map(toKey));
  };

  /** A closure of many pages is hashed once. */
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
    // Only its compiler knows the source files of a sheet.
    JSON.stringify(listSheets(closure).map((file) => sheets.get(file))),
    // A new file may take precedence over another one: then an import has another target.
    JSON.stringify(imports.map(({ specifier, kind, target, module }) => [specifier, kind, target, module])),
  );
}
