// The wanted exports of a site → the entry modules of the bundler: one per want, so that a name from a large barrel
// only costs the code that it needs.

import type { WantedExport } from '../../../../core/demos/library/library.ts';
import { toWantKey } from '../../../../core/demos/library/library.ts';
import type { EngineEntry } from './engine-entries.ts';

/** Prefix of the ids of wants; no file has it. */
export const wantPrefix = '\0want:';

/** Writes the module of each want, by its id in the bundler. `findFile` returns another file of the package to use. */
export function toLibraryEntries(
  wants: readonly WantedExport[],
  {
    engineEntries,
    findFile,
  }: { engineEntries: readonly EngineEntry[]; findFile: (specifier: string) => string | undefined },
): Map<string, string> {
  return new Map([
    ...wants.map(
      (want) =>
        [`${wantPrefix}${toWantKey(want)}`, writeEntry(want.name, findFile(want.specifier) ?? want.specifier)] as const,
    ),
    ...engineEntries.map(({ key, text }) => [`${wantPrefix}${key}`, text] as const),
  ]);
}

/** Returns the specifier from which a want imports everything, by the want's id. */
export function toEverything(id: string): string | undefined {
  const [specifier = '', name] = id.slice(wantPrefix.length).split(' ');
  return name === '*' && !specifier.startsWith('docs:') ? specifier : undefined;
}

function writeEntry(name: string, specifier: string): string {
  const from = JSON.stringify(specifier);
  if (name === '') return `import ${from};`;
  // All names, and the default, which a star leaves out; undefined if there is none.
  if (name === '*') return `export * from ${from};\nimport * as all from ${from};\nexport default all['default'];`;
  return `export { ${name === 'default' ? name : writeName(name)} } from ${from};`;
}

function writeName(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}
