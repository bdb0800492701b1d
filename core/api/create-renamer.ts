// The types of one entry in two versions → a function that writes the old types with the new names.
//
// Renaming a type parameter or an internal type changes nothing for users of the components, so a
// comparison must not report it for every prop.

/** The type of the same thing in both versions; '' if it does not exist there. */
export type TypePair = readonly [before: string, after: string];

/** Creates the function that replaces old names in a type, if each was renamed consistently. */
export function createRenamer(pairs: readonly TypePair[]): (type: string) => string {
  const [old, now] = [0, 1].map((side) => new Set(pairs.flatMap((pair) => listNames(pair[side] ?? ''))));
  const renames = new Map<string, string | undefined>();

  for (const [before, after] of pairs.filter(([one, other]) => toShape(one) === toShape(other))) {
    const names = listNames(after);
    listNames(before).forEach((name, index) => {
      const other = names[index];
      if (other === undefined || other === name || now?.has(name) || old?.has(other)) return;
      // A name with two different replacements was not simply renamed.
      renames.set(name, renames.has(name) && renames.get(name) !== other ? undefined : other);
    });
  }
  return (type) =>
    splitNames(type)
      .map((piece) => renames.get(piece) ?? piece)
      .join('');
}

// Names of types begin with a capital; strings in quotes contain none.
function listNames(type: string): string[] {
  return splitNames(type).filter(isName);
}

function toShape(type: string): string {
  return splitNames(type)
    .map((piece) => (isName(piece) ? 'X' : piece))
    .join('');
}

function splitNames(type: string): string[] {
  return type.split(/('(?:\\[^]|[^'\\])*(?:'|\\?$)|[A-Za-z_$][\w$]*)/);
}

function isName(piece: string): boolean {
  return /^[A-Z]/.test(piece);
}
