import type { Closure } from '../../../core/demos/closure/closure.ts';
import { isStyleFile } from '../../../core/model/paths/style-file.ts';

/** Lists the style sheets that scripts of a closure import; imported sheets are part of the importing one. */
export function listSheets({ imports }: Pick<Closure, 'imports'>): string[] {
  const found = imports.filter(
    ({ kind, target, file }) => kind === 'local' && target !== undefined && isStyleFile(target) && !isStyleFile(file),
  );
  return [...new Set(found.map(({ target = '' }) => target))];
}
