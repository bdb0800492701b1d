// Two exports of a package with one name → what each is called: "Menu", and "Menu (lib/icon)" for the one of
// another module. Menus, addresses and search have the label; code has the name.

/** Labels an export by its name and the module that has it. */
export function toLabel(name: string, specifier: string): string {
  return `${name} (${specifier})`;
}

/** Gives what an entry is called in code. */
export function toCodeName(label: string): string {
  return split(label).name;
}

/**
 * Turns the label of an entry into words for an address: the module, then the name.
 *
 * @example
 * toAddressName('Menu')                 // 'Menu'
 * toAddressName('Menu (@lib/ui/icon)')  // 'icon-Menu'
 */
export function toAddressName(label: string): string {
  const { name, specifier } = split(label);
  if (specifier === undefined) return name;
  const [, root = '', path = ''] = /^(?:@[^/]+\/)?([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const segments = (path || root).split('/');
  // lib/old/Menu has the name already.
  const isNamed = segments.length > 1 && segments.at(-1)?.toLowerCase() === name.toLowerCase();
  return [...(isNamed ? segments.slice(0, -1) : segments), name].join('-');
}

function split(label: string): { readonly name: string; readonly specifier?: string | undefined } {
  const [, name = label, specifier] = /^(.+?) \((.+)\)$/.exec(label) ?? [];
  return { name, specifier };
}
