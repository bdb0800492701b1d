// Lists the TypeScript settings of a site: its tsconfig.json, and the files that it extends. Settings in packages are
// left out, because they change only with the package.

import { join, posix } from 'node:path';
import { readIfThere } from '../../files/read-if-there.ts';

/** Lists the settings files, relative to the site; the first may not exist. */
export function listTypeSettings(root: string): string[] {
  const files = new Set<string>();
  const waiting = ['tsconfig.json'];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const text = readIfThere(join(root, file))?.toString() ?? '';
    const [, extended = ''] = /"extends"\s*:\s*("[^"]*"|\[[^\]]*\])/.exec(text) ?? [];
    for (const [, name = ''] of extended.matchAll(/"(\.[^"]*)"/g)) {
      const target = posix.join(posix.dirname(file), name);
      waiting.push(target.endsWith('.json') ? target : `${target}.json`);
    }
  }
  return [...files];
}
