// Loads the search index of a built site, for the same search that readers have.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createSearch, type Search } from '../../../core/search/create-search.ts';
import { toSearchFiles, type SearchWords } from '../../../core/search/build/render-search-indexes.ts';
import type { SearchRecord } from '../../../core/search/search-record.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { SiteError } from '../../files/site-error.ts';

/** The search of a built site, in one language. */
export interface LoadedIndex {
  readonly search: Search;
  readonly records: readonly SearchRecord[];
  /** Ids of the products. */
  readonly products: readonly string[];
}

/** Loads the index of a language; by default that of the site's default language. */
export function loadIndex(folder: string, wanted?: string): LoadedIndex {
  const languages = listLanguages(folder);
  const language = wanted ?? languages.find((each) => each === readDefaultLanguage(folder)) ?? languages[0];
  if (language === undefined) {
    throw new SiteError(
      `There is no search index in ${folder}`,
      'Build the site first: docs build. With --out, name the folder that it was built into.',
    );
  }
  if (!languages.includes(language)) {
    throw new SiteError(
      `The site has no index for the language "${language}"`,
      `Its languages are ${languages.map((each) => `"${each}"`).join(', ')}.`,
    );
  }

  const files = toSearchFiles(language);
  const records = readJson<readonly SearchRecord[]>(join(folder, files.records));
  const words = readJson<SearchWords>(join(folder, files.words));
  return { search: createSearch(records, words), records, products: words.products.map(({ id }) => id) };
}

/** Reads the default language from the web manifest of the site. */
function readDefaultLanguage(folder: string): string | undefined {
  try {
    const { lang } = JSON.parse(readIfThere(join(folder, 'manifest.webmanifest'))?.toString() ?? '{}') as {
      lang?: string;
    };
    return lang;
  } catch {
    return undefined;
  }
}

function listLanguages(folder: string): string[] {
  try {
    const files = readdirSync(join(folder, 'search'));
    return files.flatMap((file) => /^([^.]+)\.words\.json$/.exec(file)?.[1] ?? []).sort();
  } catch {
    return [];
  }
}

function readJson<Contents>(file: string): Contents {
  const text = readIfThere(file)?.toString();
  if (text === undefined) throw new SiteError(`The file ${file} is missing`, 'Build the site again: docs build.');
  try {
    return JSON.parse(text) as Contents;
  } catch {
    throw new SiteError(`The file ${file} is not a search index`, 'Build the site again: docs build.');
  }
}
