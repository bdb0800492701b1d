// Lists of sources by directive → one list of each directive.

import { directives, type SourceLists } from '../../model/schema/directives.ts';

/** Puts lists together, in their order; nothing is there twice. */
export function mergeSources(...all: readonly SourceLists[]): SourceLists {
  return Object.fromEntries(
    directives.flatMap((name) => {
      const found = [...new Set(all.flatMap((lists) => lists[name] ?? []))];
      return found.length > 0 ? [[name, found]] : [];
    }),
  );
}
