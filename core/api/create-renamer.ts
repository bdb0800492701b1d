// The types of one entry in two versions → the old ones, with the names of the new.
//
// A library that renames a type parameter, or a type of its own, changes nothing for those who use
// its components: a comparison must not tell of it in every prop.

/** What the same thing was and is: two types; '' where there was nothing, or is nothing now. */
export type TypePair = readonly [before: string, after: string];

/** Creates the function that writes an old type with new names, where each takes one old name's place throughout. */
export function createRenamer(pairs: readonly TypePair[]): (type: string) => string {
  const [old, now] = [0, 1].map((side) => new Set(pairs.flatMap((pair) => listNames(pair[side] ?? ''))));
  const renames = new Map<string, string | undefined>();

  for (const [before, after] of pairs.filter(([one, other]) => toShape(one) === toShape(other))) {
    const names = listNames(after);
    listNames(before).forEach((name, index) => {
      const other = names[index];
      if (other === undefined || other === name || now?.has(name) || old?.has(other)) return;
      // A name that two others take the place of was not only renamed.
      renames.set(name, renames.has(name) && renames.get(name) !== other ? undefined : other);
    });
  }
  return (type) =>
    splitNames(type)
      .map((piece) => renames.get(piece) ?? piece)
      .join('');
}

// Names of types begin with a capital; texts in quotes hold none.
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
