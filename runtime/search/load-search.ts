// Loads the search index of the page's language. Both files are fetched together; without the words of
// sections, pages are still found by their names.

import { createSearch, type Search } from '../../core/search/create-search.ts';
import type { SearchRecord } from '../../core/search/search-record.ts';
import type { SearchWords } from '../../core/search/build/render-search-indexes.ts';

/** A search function and the pages in its index. */
export interface LoadedSearch {
  readonly search: Search;
  readonly records: readonly SearchRecord[];
  /** Names of products by their ids. */
  readonly products: ReadonlyMap<string, string>;
}

/** Loads the index of a language. Rejects without a network or a cached index. */
export async function loadSearch(base: string, language: string): Promise<LoadedSearch> {
  const [records, words] = await Promise.all([
    read<readonly SearchRecord[]>(`${base}search/${language}.json`),
    read<SearchWords>(`${base}search/${language}.words.json`).catch(() => undefined),
  ]);
  const products = new Map(words?.products.map(({ id, name }) => [id, name]));
  return { search: createSearch(records, words), records, products };
}

async function read<Contents>(address: string): Promise<Contents> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Contents;
}
