// The `exports` of a package and a subpath → the files that it may resolve to.
//
// Every condition counts: which one applies is up to the bundler, and a subpath that some condition
// offers is not the author's mistake.

/**
 * Lists the files that `exports` give for a subpath, "." for the package itself. None means that the subpath is
 * private.
 *
 * @example
 * matchExports({ './*': './lib/*.js' }, './Button') // ['./lib/Button.js']
 */
export function matchExports(exports: unknown, subpath: string): string[] {
  const table = isTable(exports) ? exports : { '.': exports };
  if (subpath in table) return toFiles(table[subpath], '');

  const [best] = Object.keys(table)
    .flatMap((key) => matchKey(key, subpath))
    .sort((a, b) => b.key.length - a.key.length);
  return best ? toFiles(table[best.key], best.rest) : [];
}

/** Keys are either all subpaths or all conditions of ".". */
function isTable(exports: unknown): exports is Readonly<Record<string, unknown>> {
  if (typeof exports !== 'object' || exports === null || Array.isArray(exports)) return false;
  return Object.keys(exports).some((key) => key.startsWith('.'));
}

function matchKey(key: string, subpath: string): { key: string; rest: string }[] {
  const [before = '', after] = key.split('*');
  if (after === undefined) return [];
  const fits = subpath.startsWith(before) && subpath.endsWith(after) && subpath.length > before.length + after.length;
  return fits ? [{ key, rest: subpath.slice(before.length, subpath.length - after.length) }] : [];
}

function toFiles(target: unknown, rest: string): string[] {
  if (typeof target === 'string') return [target.replaceAll('*', () => rest)];
  if (typeof target !== 'object' || target === null) return [];
  return Object.values(target).flatMap((value) => toFiles(value, rest));
}
