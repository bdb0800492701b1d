// The "sources" setting → problems for files that do not exist.

import type { Problem } from '../../../core/model/problem.ts';
import type { SourceSettings } from '../../../core/model/site.ts';
import { quote } from '../../../core/text/quote.ts';
import { findNearestImport } from '../../../core/demos/closure/find-nearest-import.ts';
import { findNearFile, findNearFolder } from '../../files/find-near-file.ts';
import { findSourceFile } from './find-source-file.ts';
import { join } from 'node:path';
import { existsSync } from 'node:fs';

/** Finds sources of the settings that do not exist; for a pattern, checks the folder. */
export function findMissingSources(
  sources: SourceSettings,
  { root, file: settingsFile }: { root: string; file: string },
): Problem[] {
  return Object.entries(typeof sources === 'object' ? sources : {}).flatMap(([name, file]) => {
    if (typeof file !== 'string') return [];
    const [before = '', after] = file.split('*');
    const folder = before.slice(0, before.lastIndexOf('/') + 1);
    const isThere =
      after === undefined ? findSourceFile(join(root, file)) !== undefined : existsSync(join(root, folder));
    if (isThere) return [];
    const near = after === undefined ? findNearFile(root, file, findNearestSource) : findNearFolder(root, folder);
    return {
      rule: 'config-sources',
      severity: 'error' as const,
      place: { file: settingsFile, key: ['sources', name] },
      message: `The key "sources" maps ${quote(name)} to ${quote(file)}, which does not exist`,
      hint:
        near === undefined
          ? 'Write the path of its entry file relative to the folder of the site, or "false" to use the built package.'
          : `Did you mean ${quote(after === undefined ? near : near + file.slice(folder.length))}?`,
    };
  });
}

/** Finds the nearest script, or folder with an index. */
function findNearestSource(wanted: string, files: readonly string[]): string | undefined {
  return findNearestImport(
    wanted,
    files.filter((file) => /(?<!\.d)\.[cm]?[jt]sx?$|^[^.]+$/.test(file)),
  );
}
