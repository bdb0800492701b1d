// The modules of a package → its enums that code can import.

import type { ApiPackage } from '../extraction.ts';
import { remember } from '../remember.ts';
import type { EnumFinder } from '../types/list-enums.ts';
import { findWays, formatImport, toApiExport } from './find-exports.ts';

/** Creates an enum finder. Modules are read when the first enum is looked for, since few packages have enums. */
export function createEnumFinder(pack: ApiPackage): EnumFinder {
  let ways: ReturnType<typeof findWays> | undefined;

  return remember((symbol) => {
    const found = (ways ??= findWays(pack)).get(symbol);
    if (!found) return undefined;
    const { name, imports } = toApiExport(symbol, found, pack);
    // Code takes it from the module of its component, so each of its modules counts.
    const others = found.filter((way) => way.exported === name && !imports.includes(way));
    return { name, imports: [...imports, ...others].map((way) => formatImport(name, way)) };
  });
}
