import type { Knowledge, KnownEntry } from './open-knowledge.ts';

/** Finds what is documented under a name, of all products or of one. Case counts only between names that differ in it alone. */
export function findEntries(knowledge: Knowledge, name: string, product?: string): KnownEntry[] {
  const entries = knowledge
    .listProducts()
    .filter((known) => product === undefined || known.product === product)
    .flatMap((known) => known.entries);
  const exact = entries.filter((entry) => entry.name === name);
  return exact.length > 0 ? exact : entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
}
