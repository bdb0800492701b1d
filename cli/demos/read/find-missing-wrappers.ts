// What the settings say of wrappers → files that are not there. Told here, once and where it is written, instead
// of at every demo.

import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import type { Problem } from '../../../core/problem.ts';
import type { Site } from '../../../core/site.ts';
import { findNearest } from '../../../core/text/find-nearest.ts';
import { quote } from '../../../core/text/quote.ts';

/** Finds the wrappers of demos that do not exist. */
export function findMissingWrappers(
  { wrapper }: Site['demos'],
  { root, file: settingsFile }: { root: string; file: string },
): Problem[] {
  const named = typeof wrapper === 'object' ? Object.entries(wrapper) : wrapper === undefined ? [] : [['', wrapper]];
  return named.flatMap(([product = '', file = false]) => {
    if (file === false || ['', '.tsx', '.jsx', '.ts', '.js'].some((ending) => existsSync(join(root, file + ending))))
      return [];
    const key = ['demos', 'wrapper', ...(product === '' ? [] : [product])];
    const nearest = findNearest(basename(file), listNames(join(root, dirname(file))));
    return {
      rule: 'config-wrapper',
      severity: 'error' as const,
      place: { file: settingsFile, key },
      message: `The key ${quote(key.join('.'))} names ${quote(file)}, which does not exist`,
      hint:
        nearest === undefined
          ? 'Write the path of the file relative to the folder of the site, such as "./content/DemoRoot.tsx".'
          : `Did you mean ${quote(`./${posix.join(posix.dirname(file), nearest)}`)}?`,
    };
  });
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
