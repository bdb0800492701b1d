// The root of a site → the interface texts in each language, merged over the engine's. Files in locales/ that belong to
// no language of the site are reported.

import { join } from 'node:path';
import { findNearest } from '../../../core/text/find-nearest.ts';
import type { Dictionary } from '../../../core/i18n/find-translation.ts';
import { findUnknownKeys } from '../../../core/i18n/find-unknown-keys.ts';
import { mergeDictionaries } from '../../../core/i18n/merge-dictionaries.ts';
import { listSiteKeys } from '../../../core/i18n/translate-site.ts';
import { parseDictionary, type KeyPlaces } from '../../../core/i18n/parse-dictionary.ts';
import type { Language } from '../../../core/model/language.ts';
import type { Problem } from '../../../core/model/problem.ts';
import { quote } from '../../../core/text/quote.ts';
import type { Site } from '../../../core/model/site.ts';
import english from '../../../locales/translations.json' with { type: 'json' };
import { decodeText } from '../../files/decode-text.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { listFiles } from '../../files/list-files.ts';
import { findBaseLanguage } from './interface/find-base-language.ts';
import { loadInterface } from './interface/load-interface.ts';

/** The interface texts of a site. */
export interface LoadedDictionaries {
  readonly dictionaries: Readonly<Record<Language, Dictionary>>;
  /** The places of the keys in each language's own file. */
  readonly places: Readonly<Record<Language, KeyPlaces>>;
  readonly problems: readonly Problem[];
}

/** Loads the texts of a site's languages. A file with faults counts as absent. */
export function loadDictionaries(
  root: string,
  { languages, defaultLanguage, products }: Pick<Site, 'languages' | 'defaultLanguage' | 'products'>,
): LoadedDictionaries {
  const dictionaries: Record<Language, Dictionary> = { en: english };
  const places: Record<Language, KeyPlaces> = {};
  const problems: Problem[] = [];

  // A language with a region is read after its base.
  for (const language of sortRegionsLast(new Set(['en', ...languages]))) {
    const inherited =
      dictionaries[findBaseLanguage(language, Object.keys(dictionaries)) ?? ''] ?? loadInterface(language);
    if (inherited) dictionaries[language] = inherited;
    const file = toDictionaryFile(language);
    const bytes = readIfThere(join(root, file));
    if (!bytes) continue;
    const decoded = decodeText(bytes, file);
    const parsed = 'problem' in decoded ? { problems: [decoded.problem] } : parseDictionary(decoded.text, file);
    problems.push(...parsed.problems);
    if (!('dictionary' in parsed) || !parsed.dictionary) continue;
    dictionaries[language] = mergeDictionaries(dictionaries[language] ?? {}, parsed.dictionary);
    places[language] = parsed.places;
    problems.push(
      ...findUnknownKeys({
        texts: parsed.dictionary,
        file,
        places: parsed.places,
        engine: english,
        // English comes first.
        ...(language !== 'en' && { english: dictionaries.en }),
        ...(language !== defaultLanguage && { optional: listSiteKeys({ products }) }),
      }),
    );
  }
  return { dictionaries, places, problems: [...problems, ...findStrayFiles(root, languages)] };
}

function sortRegionsLast(languages: Iterable<Language>): Language[] {
  const all = [...languages];
  return [...all.filter((language) => !language.includes('-')), ...all.filter((language) => language.includes('-'))];
}

/** Returns the file with the texts of a language. */
export function toDictionaryFile(language: Language): string {
  return language === 'en' ? 'locales/translations.json' : `locales/translations-${language}.json`;
}

function findStrayFiles(root: string, languages: readonly Language[]): Problem[] {
  const knownFiles = new Set(['en', ...languages].map(toDictionaryFile));
  return listFiles(root, 'locales')
    .files.filter((file) => /^locales\/[^/]+\.json$/.test(file) && !knownFiles.has(file))
    .map((file) => ({
      rule: 'translations-stray',
      severity: 'warning',
      place: { file },
      message: 'No language of the site uses this file, so its texts are never shown',
      hint: toHint(file, { languages, knownFiles }),
    }));
}

function toHint(
  file: string,
  { languages, knownFiles }: { languages: readonly Language[]; knownFiles: ReadonlySet<string> },
): string {
  const language = /^locales\/translations-([A-Za-z\d-]+)\.json$/.exec(file)?.[1];
  if (language === 'en') return 'English texts are in locales/translations.json.';
  if (language !== undefined)
    return `Add ${quote(language)} to "languages" in docs.config.ts, which lists ${languages.map(quote).join(', ')}, or remove the file.`;
  const nearest = findNearest(
    file.slice('locales/'.length),
    [...knownFiles].map((known) => known.slice('locales/'.length)),
  );
  return nearest === undefined
    ? 'The texts of a language are in locales/translations-<language>.json.'
    : `Did you mean locales/${nearest}?`;
}
