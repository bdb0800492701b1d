import { directives, type SourceLists } from '../../model/schema/directives.ts';

/** Merges source lists by directive, in order and without duplicates. */
export function mergeSources(...all: readonly SourceLists[]): SourceLists {
  return Object.fromEntries(
    directives.flatMap((name) => {
      const sources = [...new Set(all.flatMap((lists) => lists[name] ?? []))];
      return sources.length > 0 ? [[name, sources]] : [];
    }),
  );
}
