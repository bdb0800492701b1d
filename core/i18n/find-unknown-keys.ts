// A site's file of texts → the keys in it that no page asks for, each with the nearest one that exists.
//
// An English file may bring texts of its own, for components of the site: there, only what is nearly
// the name of a text of the engine is taken for a slip.

import { countEdits } from '../text/count-edits.ts';
import { findNearest } from '../text/find-nearest.ts';
import type { Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import type { Dictionary } from './find-translation.ts';
import { listTexts } from './list-texts.ts';
import type { KeyPlaces } from './parse-dictionary.ts';

/** A file of texts, and what its keys are held against. */
interface FileOfTexts {
  readonly texts: Dictionary;
  readonly file: string;
  readonly places: KeyPlaces;
  /** The texts of the engine. */
  readonly engine: Dictionary;
  /** The English texts of the site over those of the engine; not given for the English file itself. */
  readonly english?: Dictionary;
  /** Keys that need no English text: names of the site and its products. */
  readonly optional?: readonly string[];
}

/** Finds the keys of a file that are most likely misspelled. Titles of pages are left to `docs check`. */
export function findUnknownKeys({ texts, file, places, engine, english, optional = [] }: FileOfTexts): Problem[] {
  const known = new Set([...listTexts(english ?? engine).keys(), ...optional]);
  const own = [...listTexts(texts).keys()];

  return own.flatMap((key): Problem[] => {
    if (known.has(key) || /^(?:pages|\$source)\./.test(key)) return [];
    const nearest = findNearest(key, known);
    const isSlip = nearest !== undefined && countEdits(key, nearest) <= 2 && !own.includes(nearest);
    if (!english && !isSlip) return [];
    return [
      {
        rule: 'translation-unused',
        severity: 'warning',
        place: { file, ...places.get(key) },
        message: `No ${english ? 'English text' : 'text of the engine'} has the key ${quote(key)}, so nothing shows this one`,
        hint: nearest === undefined ? 'Remove it.' : `Did you mean ${quote(nearest)}?`,
      },
    ];
  });
}
