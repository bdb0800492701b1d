// The index of the page's language → a search. Both files come together; without the words of sections,
// pages are still found by what they are called.

import { createSearch, type Search } from '../../core/search/create-search.ts';
import type { SearchRecord } from '../../core/search/search-record.ts';
import type { SearchWords } from '../../core/search/build/render-search-indexes.ts';

/** A search, and the pages that it knows. */
export interface LoadedSearch {
  readonly search: Search;
  readonly records: readonly SearchRecord[];
  /** Names of products by their ids. */
  readonly products: ReadonlyMap<string, string>;
}

/** Loads the index of a language. Fails where there is neither a network nor a kept index. */
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
