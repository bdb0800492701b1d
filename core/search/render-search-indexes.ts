// The records of all pages → one JSON file for each language. It grows with the site, so a record
// comes in as the line that it is in the file, and nothing is parsed or copied again.

import { compareText } from '../text/compare-text.ts';
import type { Language } from '../language.ts';
import type { OutputFile } from '../output-file.ts';
import type { Page } from '../page.ts';
import type { SearchRecord } from './plan-search-records.ts';

/** A page, with its records as lines. */
interface IndexedPage {
  readonly page: Pick<Page, 'path' | 'language'>;
  readonly search: readonly string[];
}

/** Writes a record as the line that it is in an index. */
export function toSearchLine(record: SearchRecord): string {
  return JSON.stringify(record);
}

/** Renders the index of each language, sorted by path; a language without a page has an empty one. */
export function renderSearchIndexes(pages: readonly IndexedPage[], languages: readonly Language[]): OutputFile[] {
  const sorted = [...pages].sort((a, b) => compareText(a.page.path, b.page.path));
  return languages.map((language) => {
    const lines = sorted.flatMap(({ page, search }) => (page.language === language ? search : []));
    return { file: toSearchFile(language), contents: lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n` };
  });
}

/** Where the index of a language is written, below the output folder. */
function toSearchFile(language: Language): string {
  return `search/${language}.json`;
}
