// Which of a package's providers is the one for all of its components, as far as names tell.

/** Tells whether a component is there for others to stand in. */
export function isProvider(name: string): boolean {
  return /^\w*Provider$/.test(name);
}

/** Ranks a provider, the likeliest 0: one that bears the package's name is for all of it. */
export function rankProvider(name: string, packageName: string): number {
  const words = packageName.split(/[^a-z\d]+/i).filter((word) => word.length > 2 && word !== 'react');
  const isNamed = words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
  return isNamed ? 0 : /^(?:App|Theme|Config)?Provider$/.test(name) ? 1 : 2;
}
