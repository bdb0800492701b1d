// The wants of a site → the modules that the bundler begins with: one for each want, so that a name
// out of a package's long list costs what stands behind that name.

import type { WantedExport } from '../../../../core/demos/library/library.ts';
import { toWantKey } from '../../../../core/demos/library/library.ts';
import type { OwnEntry } from './own-entries.ts';

/** What ids of wants begin with: no file is called so. */
export const wantPrefix = '\0want:';

/** Writes the module of each want, by the id under which the bundler knows it. `findFile` names another file of the package that is to be taken. */
export function toLibraryEntries(
  wants: readonly WantedExport[],
  { own, findFile }: { own: readonly OwnEntry[]; findFile: (specifier: string) => string | undefined },
): Map<string, string> {
  return new Map([
    ...wants.map(
      (want) =>
        [`${wantPrefix}${toWantKey(want)}`, writeEntry(want.name, findFile(want.specifier) ?? want.specifier)] as const,
    ),
    ...own.map(({ key, text }) => [`${wantPrefix}${key}`, text] as const),
  ]);
}

/** Finds the specifier of which a want takes everything, by the want's id. */
export function toEverything(id: string): string | undefined {
  const [specifier = '', name] = id.slice(wantPrefix.length).split(' ');
  return name === '*' && !specifier.startsWith('docs:') ? specifier : undefined;
}

function writeEntry(name: string, specifier: string): string {
  const from = JSON.stringify(specifier);
  if (name === '') return `import ${from};`;
  // All names, and the default, which a star leaves out. Where there is none, it is undefined.
  if (name === '*') return `export * from ${from};\nimport * as all from ${from};\nexport default all['default'];`;
  return `export { ${name === 'default' ? name : writeName(name)} } from ${from};`;
}

function writeName(name: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name) ? name : JSON.stringify(name);
}
