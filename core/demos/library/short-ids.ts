// Long module names → short ids for use in code. An id depends on its own name as far as possible: a new
// module must not rename all others.

/** Assigns each name a unique id, independent of the order of names. `sum` hashes a text into letters. */
export function toShortIds(names: Iterable<string>, sum: (text: string) => string): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of [...new Set(names)].sort()) {
    const letters = sum(name);
    let length = minLength;
    while (taken.has(letters.slice(0, length))) length += 1;
    taken.add(letters.slice(0, length));
    ids.set(name, letters.slice(0, length));
  }
  return ids;
}

/** Long enough that collisions among a few thousand modules are rare. */
const minLength = 5;
