// Two files of a project → the specifier by which the one imports the other.

import { splitSuffix } from '../closure/split-suffix.ts';

const code = /\.(?:d\.ts|tsx?|jsx?)$/;

/**
 * Writes the specifier from one file of the project to another. Code is named without its ending,
 * everything else with it.
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

/** Tells whether a specifier leads to a file as it is, once both files have moved together. */
export function keepsLeading(
  specifier: string,
  from: { source: string; file: string },
  to: { source: string; file: string },
): boolean {
  const [bare] = splitSuffix(specifier, from.source);
  if (!bare.startsWith('.') || code.test(bare)) return false;
  if (!code.test(to.file) && !to.file.endsWith(bare.slice(bare.lastIndexOf('/') + 1))) return false;
  return relativeSpecifier(from.source, to.source) === relativeSpecifier(from.file, to.file);
}
