import { join } from 'node:path';

/**
 * Turns the aliases of a site into the "paths" of TypeScript.
 *
 * toAliasPaths({ '@': './src' }, '/site') // { '@': ['/site/src'], '@/*': ['/site/src/*'] }
 */
export function toAliasPaths(alias: Readonly<Record<string, string>>, root: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(alias).flatMap(([name, target]) => [
      [name, [join(root, target)]],
      [`${name}/*`, [join(root, target, '*')]],
    ]),
  );
}
