// Labels of exports with the same name: "Menu", and "Menu (lib/icon)" for that of another module. Menus, addresses
// and search use the label; code uses the name.

/** Labels an export with its name and module. */
export function toLabel(name: string, specifier: string): string {
  return `${name} (${specifier})`;
}

/** Returns the name of an entry in code. */
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
  // The path "lib/old/Menu" contains the name already.
  const isNamed = segments.length > 1 && segments.at(-1)?.toLowerCase() === name.toLowerCase();
  return [...(isNamed ? segments.slice(0, -1) : segments), name].join('-');
}

function split(label: string): { readonly name: string; readonly specifier?: string | undefined } {
  const end = label.indexOf(' (', 1);
  return end > 0 && label.endsWith(')')
    ? { name: label.slice(0, end), specifier: label.slice(end + 2, -1) }
    : { name: label };
}
