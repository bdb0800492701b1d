import { isStyleFile } from '../../model/paths/style-file.ts';

/**
 * Splits a specifier into the file and its query; in a style sheet, a fragment counts as well.
 *
 * @example
 * splitSuffix('./sprite.svg?v=2#star', 'content/Demo.css') // ['./sprite.svg', '?v=2#star']
 */
export function splitSuffix(specifier: string, file: string): [bare: string, suffix: string] {
  const start = isStyleFile(file) ? specifier.slice(1).search(/[?#]/) + 1 : specifier.indexOf('?');
  return start <= 0 ? [specifier, ''] : [specifier.slice(0, start), specifier.slice(start)];
}
