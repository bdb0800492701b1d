// A specifier and the file that names it → where in the site, or in which package, to look.
// Nothing is looked up here: whether the target exists, only the disk knows.

import { splitSuffix } from './split-suffix.ts';

/** Where an import points, by its words alone. */
type ImportLocation =
  /** A path of the site root, its ending perhaps left out. */
  | { readonly kind: 'local'; readonly path: string }
  /** The path starts with "../" for each folder above the site root; one of the disk has none. */
  | { readonly kind: 'outside'; readonly path?: string }
  | { readonly kind: 'package'; readonly specifier: string };

/**
 * Locates an import. An alias stands for whole path segments; where it starts with "." it is a path
 * of the site root, otherwise a package. A query such as "?raw" says how to load, not what, and so does the fragment of
 * an address in a style sheet.
 *
 * @example
 * locateImport('@shared/Box', { file: 'content/a/B.tsx', alias: { '@shared': './content/shared' } })
 * // { kind: 'local', path: 'content/shared/Box' }
 */
export function locateImport(
  written: string,
  { file, alias }: { file: string; alias: Readonly<Record<string, string>> },
): ImportLocation {
  const [specifier] = splitSuffix(written, file);
  if (specifier.startsWith('.')) return toLocal(`${file.slice(0, file.lastIndexOf('/') + 1)}${specifier}`);

  const replaced = replaceAlias(specifier, alias);
  if (replaced?.startsWith('.')) return toLocal(replaced);
  if (specifier.startsWith('/')) return { kind: 'outside' };
  return { kind: 'package', specifier: replaced ?? specifier };
}

// The longest alias is the most exact one.
function replaceAlias(specifier: string, alias: Readonly<Record<string, string>>): string | undefined {
  const [best] = Object.entries(alias)
    .map(([from, to]) => ({ from: trimEnd(from), to: trimEnd(to) }))
    .filter(({ from }) => specifier === from || specifier.startsWith(`${from}/`))
    .sort((a, b) => b.from.length - a.from.length);
  return best && best.to + specifier.slice(best.from.length);
}

function trimEnd(path: string): string {
  return path.replace(/\/\*?$/, '');
}

function toLocal(path: string): ImportLocation {
  const steps: string[] = [];
  for (const step of path.split('/')) {
    if (step === '' || step === '.') continue;
    if (step !== '..' || (steps.at(-1) ?? '..') === '..') steps.push(step);
    else steps.pop();
  }
  return { kind: steps[0] === '..' ? 'outside' : 'local', path: steps.join('/') };
}
