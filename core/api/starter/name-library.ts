// The name of a package → the display name of the library, and the id of its product.

import { toSlug } from '../../text/to-slug.ts';

/** First path segments with another meaning. */
const reserved = new Set(['api', 'api-docs', 'blog', 'versions', 'feed', '404']);

/** Short words that are not abbreviations, unlike "ui". */
const shortWords = new Set(['an', 'at', 'be', 'by', 'do', 'go', 'in', 'is', 'it', 'me', 'my', 'no', 'of', 'on', 'or', 'so', 'to', 'up', 'we']);

/** Returns the display name of a library, and the id of its product. */
export function nameLibrary(packageName: string): { readonly id: string; readonly name: string } {
  const words = packageName.split(/[^A-Za-z\d]+/).filter((word) => word !== '');
  const id = toSlug(words.join('-'));
  return {
    id: reserved.has(id) ? `${id}-library` : id,
    name: words
      .map((word) => (word.length <= 2 && !shortWords.has(word.toLowerCase()) ? word.toUpperCase() : (word[0] ?? '').toUpperCase() + word.slice(1)))
      .join(' '),
  };
}
