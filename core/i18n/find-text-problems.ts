// Compares the texts of a language with the English ones: missing, unused and outdated texts.
//
// The original of a text may be stored under "$source" with the same key; only such texts can be
// recognized as outdated.

import { findNearest } from '../text/find-nearest.ts';
import type { Place, Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import type { Dictionary } from './find-translation.ts';
import { listTexts } from './list-texts.ts';
import type { KeyPlaces } from './parse-dictionary.ts';

/** The texts of one language, and the English texts. */
interface ComparedTexts {
  readonly english: Dictionary;
  readonly translated: Dictionary;
  /** Texts of the engine, or of the site in the language that this one extends; they are not checked. */
  readonly given?: Dictionary;
  readonly language: string;
  /** The file of the translated texts. */
  readonly file: string;
  readonly places: KeyPlaces;
  /** Keys that need no English text: titles of navigation entries. */
  readonly optional: readonly string[];
  /** Keys whose texts in this language come from the settings: names of the site and its products. */
  readonly settled?: readonly string[];
}

const sourcePrefix = '$source.';

/** Finds the texts of a language that are missing, unused, outdated, or name other values. */
export function findTextProblems({
  english,
  translated,
  given = {},
  language,
  file,
  places,
  optional,
  settled = [],
}: ComparedTexts): Problem[] {
  const inSettings = new Set(settled);
  const required = new Map([...listTexts(english)].filter(([key]) => !inSettings.has(key)));
  const engine = listTexts(given);
  const allTexts = [...listTexts(translated)];
  const translations = new Map(allTexts.filter(([key]) => !key.startsWith(sourcePrefix)));
  const sources = new Map(
    allTexts.flatMap(([key, text]) => (key.startsWith(sourcePrefix) ? [[key.slice(sourcePrefix.length), text]] : [])),
  );
  const knownKeys = new Set([...required.keys(), ...optional]);

  const placeOf = (key: string): Place => ({ file, ...places.get(key) });

  return [
    ...[...required]
      .filter(([key]) => !translations.has(key))
      .map(([key, text]) => missing(key, text, { language, place: findGroup(key, { file, places }) })),
    ...[...translations.keys()]
      .filter((key) => !knownKeys.has(key) && !engine.has(key))
      .map((key) =>
        inSettings.has(key)
          ? replaced(key, language, placeOf(key))
          : unused(key, key, { knownKeys, place: placeOf(key) }),
      ),
    ...[...sources.keys()]
      .filter((key) => !knownKeys.has(key))
      .map((key) => unused(`${sourcePrefix}${key}`, key, { knownKeys, place: placeOf(`${sourcePrefix}${key}`) })),
    ...[...translations].flatMap(([key, text]) =>
      text === engine.get(key)
        ? []
        : compareText(key, text, { english: required.get(key), source: sources.get(key), place: placeOf(key) }),
    ),
  ];
}

/** Finds the place for a missing text: its group in the file, or its own key if the text is null. */
function findGroup(key: string, { file, places }: Pick<ComparedTexts, 'file' | 'places'>): Place {
  const steps = key.split('.');
  const groups = steps.map((_step, index) => steps.slice(0, steps.length - index).join('.'));
  const found = groups.find((group) => places.has(group));
  return { file, ...(found !== undefined && places.get(found)) };
}

function compareText(
  key: string,
  text: string,
  { english, source, place }: { english?: string; source?: string; place: Place },
): Problem[] {
  if (english === undefined) return [];
  const expected = listValues(english);
  const written = listValues(text);
  const malformed = text.match(/\{\{?[^{}]*\}?\}/g)?.find((value) => !/^\{\{\w+\}\}$/.test(value));

  return [
    ...(source !== undefined && source !== english ? [outdated(key, english, place)] : []),
    ...(String(expected) === String(written) ? [] : [otherValues(key, { expected, malformed }, place)]),
  ];
}

/** Lists the values in a text, sorted and each once, because a language may need one twice. */
function listValues(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
}

function missing(key: string, text: string, { language, place }: { language: string; place: Place }): Problem {
  return {
    rule: 'translation-missing',
    severity: 'warning',
    place,
    message: `The text ${quote(key)} is missing in ${quote(language)}, so readers see ${quote(text)}`,
    hint: `Translate it under the key ${quote(key)}.`,
  };
}

function unused(
  shown: string,
  key: string,
  { knownKeys, place }: { knownKeys: ReadonlySet<string>; place: Place },
): Problem {
  const nearest = findNearest(key, knownKeys);
  return {
    rule: 'translation-unused',
    severity: 'warning',
    place,
    message: `No English text has the key ${quote(shown)}, so this one is never shown`,
    hint: nearest === undefined ? 'Remove it.' : `Remove it. Did you mean ${quote(nearest)}?`,
  };
}

function replaced(key: string, language: string, place: Place): Problem {
  return {
    rule: 'translation-unused',
    severity: 'warning',
    place,
    message: `The settings define ${quote(key)} in ${quote(language)}, the default language, so this text is never shown`,
    hint: 'Remove it, and write the text in docs.config.ts.',
  };
}

function outdated(key: string, english: string, place: Place): Problem {
  return {
    rule: 'translation-outdated',
    severity: 'warning',
    place,
    message: `The English text of ${quote(key)} has changed since it was translated`,
    hint: `Translate ${quote(english)}, and write that under "$source".`,
  };
}

function otherValues(
  key: string,
  { expected, malformed }: { expected: readonly string[]; malformed?: string },
  place: Place,
): Problem {
  const instead = malformed === undefined ? '' : ` instead of ${quote(malformed)}`;
  return {
    rule: 'translation-values',
    severity: 'error',
    place,
    message: `The text of ${quote(key)} does not contain the same values as the English text`,
    hint:
      expected.length === 0
        ? 'Remove every "{{…}}" from it.'
        : `Write ${expected.map(quote).join(' and ')} in it${instead}, with no other value.`,
  };
}
