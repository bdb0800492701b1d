import { isStyleFile } from '../../model/paths/style-file.ts';

/**
 * Splits what an import of a file names from a query, and in a style sheet from a fragment as well: they say how to
 * load it.
 *
 * @example
 * splitSuffix('./sprite.svg?v=2#star', 'content/Demo.css') // ['./sprite.svg', '?v=2#star']
 */
export function splitSuffix(specifier: string, file: string): [bare: string, suffix: string] {
  const start = isStyleFile(file) ? specifier.slice(1).search(/[?#]/) + 1 : specifier.indexOf('?');
  return start <= 0 ? [specifier, ''] : [specifier.slice(0, start), specifier.slice(start)];
}
