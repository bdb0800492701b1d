// A Sass or Less sheet → the files that it loads, directly or not, including missing ones. A failed compiler reports none
// of them, and a change of any of them may correct its fault.

import { basename, dirname, join } from 'node:path';
import { findStyleTool } from '../../../core/model/paths/style-file.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { isFile } from '../../files/stat-path.ts';

/** Lists loaded and missing files, absolute. Files that are not beside a sheet are searched in `folders`. */
export function listLoads(path: string, folders: readonly string[]): string[] {
  const found = new Set<string>();
  follow(path);
  return [...found];

  function follow(file: string): void {
    if (found.has(file)) return;
    found.add(file);
    const text = readIfThere(file)?.toString() ?? '';
    const from = [dirname(file), ...folders];
    for (const specifier of listSpecifiers(text, file)) {
      const candidates = from.flatMap((folder) => listSheetCandidates(join(folder, specifier), file));
      const target = candidates.find(isFile);
      if (target !== undefined) follow(target);
      else for (const each of candidates) found.add(each);
    }
  }
}

/** Lists the files that a loaded path may mean, in the language of the importing sheet. */
export function listSheetCandidates(path: string, importer: string): string[] {
  if (findStyleTool(importer) === 'less') return /\.(?:less|css)$/.test(path) ? [path] : [`${path}.less`, path];
  const [folder, name] = [dirname(path), basename(path)];
  if (/\.(?:s[ac]ss|css)$/.test(name)) return [join(folder, `_${name}`), path];
  const endings = ['.scss', '.sass', '.css'];
  return [
    ...endings.flatMap((ending) => [join(folder, `_${name}${ending}`), path + ending]),
    ...endings.flatMap((ending) => [join(path, `_index${ending}`), join(path, `index${ending}`)]),
  ];
}

/** Finds what a text loads. Other quoted texts only name missing files, which does no harm. */
function listSpecifiers(text: string, file: string): string[] {
  const loads = text.matchAll(/@(?:use|forward|import|plugin|include\s+meta\.load-css\()\s*([^;\n{}]*)/g);
  return [...loads].flatMap(([, rest = '']) => {
    const quoted = [...rest.matchAll(/(["'])(.*?)\1/g)].map(([, , name = '']) => name);
    const names = quoted.length === 0 && file.endsWith('.sass') ? rest.split(',').map((name) => name.trim()) : quoted;
    return names.filter((name) => name !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/)|[#@]\{/i.test(name));
  });
}
