// A specifier and the file that imports it → the path or package to look in. Nothing is read from disk, so the
// target may not exist.

import { splitSuffix } from './split-suffix.ts';

/** Where an import points, judged by its specifier alone. */
type ImportLocation =
  /** A path from the site root, possibly without its ending. */
  | { readonly kind: 'local'; readonly path: string }
  /** The path has a "../" for each folder above the site root; an absolute path is left out. */
  | { readonly kind: 'outside'; readonly path?: string }
  | { readonly kind: 'package'; readonly specifier: string };

/**
 * Locates an import. An alias replaces whole path segments: with a path from the site root if it starts with ".",
 * otherwise with a package. Queries such as "?raw", and fragments in style sheets, are ignored.
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

// The longest alias is the most specific one.
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
