import type { Closure } from '../../../../core/demos/closure/closure.ts';
import { isStyleFile } from '../../../../core/model/paths/style-file.ts';

/** Lists the files of a closure that become modules; imported style sheets are part of the importing one. */
export function listPageFiles({ files, assets, imports }: Closure): string[] {
  const shown = new Set(imports.filter(({ file }) => isStyleFile(file)).map(({ target }) => target));
  const asked = new Set(imports.filter(({ file }) => !isStyleFile(file)).map(({ target }) => target));
  return [...files.map(({ path }) => path), ...assets].filter((path) => asked.has(path) || !shown.has(path));
}
