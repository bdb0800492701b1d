import type { SearchRecord } from './search-record.ts';
import type { SearchAnswer } from './search-result.ts';

/** Formats an answer for the console: each page with its path, and its places below it. */
export function formatAnswer(
  query: string,
  { answer, near }: { readonly answer: SearchAnswer; readonly near: readonly SearchRecord[] },
): string {
  if (answer.pages.length === 0) {
    const closest = near.map(({ title, pathname }) => `  ${title}  ${pathname}\n`).join('');
    return `No results for "${query}".\n${closest === '' ? '' : `Closest titles:\n${closest}`}`;
  }

  const pages = answer.pages.map(({ title, product, path, places }) => {
    const lines = places.map((place) => `    ${place.kind} ${place.text}  ${place.path}\n`);
    return `${title}${product === '' ? '' : ` (${product})`}  ${path}\n${lines.join('')}`;
  });
  const more = answer.count - answer.pages.length;
  return `${pages.join('')}${more > 0 ? `and ${more} more\n` : ''}`;
}
