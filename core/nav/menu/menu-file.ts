import type { Language } from '../../model/language.ts';

/**
 * Returns the file of a product's whole side menu. Its name has no hash, so that a new title
 * changes only the pages that show it.
 *
 * @example
 * toMenuFile({ language: 'en', product: 'joy-ui' }) // '_menus/en/joy-ui.txt'
 */
export function toMenuFile({ language, product }: { language: Language; product: string }): string {
  return `_menus/${language}/${product}.txt`;
}
