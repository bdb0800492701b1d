// The name of a package → what readers call it, and the product that documents it.

import { toSlug } from '../../text/to-slug.ts';

/** First segments that mean something else. */
const reserved = new Set(['api', 'api-docs', 'blog', 'versions', 'feed', '404']);

/** Short words that are no abbreviation, unlike "ui". */
const shortWords = new Set(['an', 'at', 'be', 'by', 'do', 'go', 'in', 'is', 'it', 'me', 'my', 'no', 'of', 'on', 'or', 'so', 'to', 'up', 'we']);

/** Names the library as its readers do, and the product that documents it. */
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
