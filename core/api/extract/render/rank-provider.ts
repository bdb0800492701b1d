// Judges by their names which provider of a package is the one for all of its components.

/** Returns whether a component is a provider for others. */
export function isProvider(name: string): boolean {
  return /^\w*Provider$/.test(name);
}

/** Ranks a provider, the likeliest 0. One named after the package is for all of its components. */
export function rankProvider(name: string, packageName: string): number {
  const words = packageName.split(/[^a-z\d]+/i).filter((word) => word.length > 2 && word !== 'react');
  const isNamed = words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  return isNamed ? 0 : /^(?:App|Theme|Config)?Provider$/.test(name) ? 1 : 2;
}
