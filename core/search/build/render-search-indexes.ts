// The records of all pages → two JSON files for each language: the records, and the words of sections.
// The files grow with the site, so records arrive as finished lines of the file, which are neither parsed
// nor copied again.

import { compareText } from '../../text/compare-text.ts';
import type { Language } from '../../model/language.ts';
import type { OutputFile } from '../../model/output-file.ts';
import type { Page } from '../../model/page.ts';
import type { Product } from '../../model/product.ts';
import type { SearchRecord } from '../search-record.ts';
import { writeWordTable, type WrittenTable } from './word-table.ts';

/** A page with its records as JSON lines, and the words of its sections. */
interface IndexedPage {
  readonly page: Pick<Page, 'path' | 'language'>;
  readonly search: readonly string[];
  readonly words: readonly string[];
}

/** Content of search/<language>.words.json. */
export interface SearchWords extends WrittenTable {
  readonly language: Language;
  /** In the order of the settings. */
  readonly products: readonly Pick<Product, 'id' | 'name'>[];
}

/** The languages of a site, and its products with their names in each. */
interface SearchedSite {
  readonly languages: readonly Language[];
  readonly products: readonly Product[];
  readonly listProducts?: (language: Language) => readonly Product[];
}

/** Formats a record as a line of an index. */
export function toSearchLine(record: SearchRecord): string {
  return JSON.stringify(record);
}

/** Renders the indexes of each language, sorted by path; a language without a page has empty ones. */
export function renderSearchIndexes(
  pages: readonly IndexedPage[],
  { languages, products, listProducts = () => products }: SearchedSite,
): OutputFile[] {
  const sorted = [...pages].sort((a, b) => compareText(a.page.path, b.page.path));
  return languages.flatMap((language) => {
    const own = sorted.filter(({ page }) => page.language === language);
    const lines = own.flatMap(({ search }) => search);
    const words: SearchWords = {
      language,
      products: listProducts(language).map(({ id, name }) => ({ id, name })),
      ...writeWordTable(own.flatMap((page) => page.words)),
    };
    const { records, words: file } = toSearchFiles(language);
    return [
      { file: records, contents: lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n` },
      { file, contents: `${JSON.stringify(words)}\n` },
    ];
  });
}

/** Returns the index files of a language, relative to the output folder. */
export function toSearchFiles(language: Language): { readonly records: string; readonly words: string } {
  return { records: `search/${language}.json`, words: `search/${language}.words.json` };
}
