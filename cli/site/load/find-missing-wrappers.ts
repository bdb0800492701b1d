// Demo wrappers of the settings → problems for files that are missing or not scripts. Reported once, in the settings,
// instead of at every demo.

import { join, posix } from 'node:path';
import type { Problem } from '../../../core/model/problem.ts';
import type { Site } from '../../../core/model/site.ts';
import { findNearestFile } from '../../../core/text/find-nearest-file.ts';
import { quote } from '../../../core/text/quote.ts';
import { findNearFile } from '../../files/find-near-file.ts';
import { statPath } from '../../files/stat-path.ts';

/** Finds demo wrappers that do not exist or are not scripts. */
export function findMissingWrappers(
  { wrapper }: Site['demos'],
  { root, file: settingsFile }: { root: string; file: string },
): Problem[] {
  const named = typeof wrapper === 'object' ? Object.entries(wrapper) : wrapper === undefined ? [] : [['', wrapper]];
  return named.flatMap(([product = '', file = false]) => {
    const found = file === false ? undefined : findFile(root, file);
    if (file === false || (found !== undefined && isScript(found))) return [];
    const key = ['demos', 'wrapper', ...(product === '' ? [] : [product])];
    const names = `The key ${quote(key.join('.'))} names ${quote(file)}`;
    const near = findNearFile(root, file, findNearestScript);
    const cure =
      found === undefined
        ? 'Add the file, or correct the path: it is relative to the folder of the site.'
        : 'Write the path of the script that exports the component by default, such as "./content/DemoRoot.tsx".';
    return {
      rule: 'config-wrapper',
      severity: 'error' as const,
      place: { file: settingsFile, key },
      message: found === undefined ? `${names}, which does not exist` : `${names}, which is not a script`,
      hint: near === undefined ? cure : `Did you mean ${quote(`./${posix.normalize(near)}`)}?`,
    };
  });
}

function findFile(root: string, file: string): string | undefined {
  return ['', '.tsx', '.jsx', '.ts', '.js'].map((ending) => file + ending).find((each) => statPath(join(root, each)));
}

/** Compares names without their endings. */
function findNearestScript(wanted: string, files: readonly string[]): string | undefined {
  const scripts = files.filter(isScript);
  const nearest = findNearestFile(withoutEnding(wanted), scripts.map(withoutEnding));
  return scripts.find((each) => withoutEnding(each) === nearest);
}

function withoutEnding(file: string): string {
  return file.replace(/\.\w+$/, '');
}

function isScript(file: string): boolean {
  return /(?<!\.d)\.[cm]?[jt]sx?$/.test(file);
}
