// The text after the name of a container, "Title {open type="new"}" → its title and attributes.

/** Attribute values by name; "" for a name without a value. */
export type Attributes = Readonly<Record<string, string>>;

/**
 * Splits the title of a container from its attributes.
 *
 * @example
 * splitAttributes('More about it {open}') // { title: 'More about it', attributes: { open: '' } }
 */
export function splitAttributes(text: string): { title: string; attributes: Attributes } {
  const [, title = text, braces] = /^(.*)\{([^{}]*)\}$/.exec(text.trim()) ?? [];
  if (braces === undefined) return { title: text.trim(), attributes: {} };
  return { title: title.trimEnd().replace(/^\[(.*)\]$/, '$1'), attributes: parseAttributes(braces) };
}

/** Parses `open type="new"`. */
function parseAttributes(text: string): Attributes {
  const found = [...text.matchAll(/([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g)];
  return Object.fromEntries(found.map(([, name = '', a, b, c]) => [name, a ?? b ?? c ?? '']));
}
