// Long names → short ids that stand for them in code. An id depends on its own name alone, as far as
// possible: a module that is added must not rename all the others.

/** Gives each name an id of its own. `sum` hashes a text into letters. The order of the names does not count. */
export function toShortIds(names: Iterable<string>, sum: (text: string) => string): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...new Set(names)].sort()) {
    const letters = sum(name);
    let length = shortest;
    while (taken.has(letters.slice(0, length))) length += 1;
    taken.add(letters.slice(0, length));
    ids.set(name, letters.slice(0, length));
  }
  return ids;
}

/** Long enough for two of some thousand modules to have the same letters rarely. */
const shortest = 5;
