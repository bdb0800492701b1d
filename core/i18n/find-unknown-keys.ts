// A site's translations file → problems for unknown keys, each with the most similar existing key.
//
// An English file may contain new texts for components of the site: there, only a key that is very
// similar to one of the engine counts as a typo.

import { countEdits } from '../text/count-edits.ts';
import { findNearest } from '../text/find-nearest.ts';
import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import type { Dictionary } from './find-translation.ts';
import { listTexts } from './list-texts.ts';
import type { KeyPlaces } from './parse-dictionary.ts';

/** A translations file, and the texts with the known keys. */
interface TranslationsFile {
  readonly texts: Dictionary;
  readonly file: string;
  readonly places: KeyPlaces;
  /** The texts of the engine. */
  readonly engine: Dictionary;
  /** The English texts of the site and the engine; undefined for the English file itself. */
  readonly english?: Dictionary;
  /** Keys that need no English text: names of the site and its products. */
  readonly optional?: readonly string[];
}

/** Finds the keys of a file that are probably misspelled. Titles of pages are checked by `docs check`. */
export function findUnknownKeys({ texts, file, places, engine, english, optional = [] }: TranslationsFile): Problem[] {
  const knownKeys = new Set([...listTexts(english ?? engine).keys(), ...optional]);
  const siteKeys = [...listTexts(texts).keys()];

  return siteKeys.flatMap((key): Problem[] => {
    if (knownKeys.has(key) || /^(?:pages|\$source)\./.test(key)) return [];
    const nearest = findNearest(key, knownKeys);
    const isTypo = nearest !== undefined && countEdits(key, nearest) <= 2 && !siteKeys.includes(nearest);
    if (!english && !isTypo) return [];
    return [
      {
        rule: 'translation-unused',
        severity: 'warning',
        place: { file, ...places.get(key) },
        message: `No ${english ? 'English text' : 'text of the engine'} has the key ${quote(key)}, so this one is never shown`,
        hint: nearest === undefined ? 'Remove it.' : `Did you mean ${quote(nearest)}?`,
      },
    ];
  });
}
