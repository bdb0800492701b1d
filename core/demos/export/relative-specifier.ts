import { splitSuffix } from '../closure/split-suffix.ts';

const code = /\.(?:d\.ts|tsx?|jsx?)$/;

/**
 * Writes the relative specifier from one file of the project to another; only code loses its ending.
 *
 * @example
 * relativeSpecifier('src/a/App.tsx', 'src/shared/Box.tsx') // '../shared/Box'
 */
export function relativeSpecifier(from: string, to: string): string {
  const start = from.split('/').slice(0, -1);
  const end = to.replace(code, '').split('/');
  const differs = start.findIndex((step, at) => step !== end[at]);
  const shared = differs === -1 ? start.length : differs;
  const up = start.slice(shared).map(() => '..');
  return [...(up.length > 0 ? up : ['.']), ...end.slice(shared)].join('/');
}

/** Returns whether a specifier still resolves to a file after both files have moved. */
export function stillResolves(
  specifier: string,
  from: { source: string; file: string },
  to: { source: string; file: string },
): boolean {
  const [bare] = splitSuffix(specifier, from.source);
  if (!bare.startsWith('.') || code.test(bare)) return false;
  if (!code.test(to.file) && !to.file.endsWith(bare.slice(bare.lastIndexOf('/') + 1))) return false;
  return relativeSpecifier(from.source, to.source) === relativeSpecifier(from.file, to.file);
}
