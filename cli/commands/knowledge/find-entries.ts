import type { Knowledge, KnownEntry } from './open-knowledge.ts';

/** Finds the entries with a name in all products or in one. Case matters only between names that differ only in case. */
export function findEntries(knowledge: Knowledge, name: string, product?: string): KnownEntry[] {
  const entries = knowledge
    .listProducts()
    .filter((known) => product === undefined || known.product === product)
    .flatMap((known) => known.entries);
  const exact = entries.filter((entry) => entry.name === name);
  return exact.length > 0 ? exact : entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
}
