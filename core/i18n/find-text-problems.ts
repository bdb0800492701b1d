// The English texts of a site and those of another language → what the other language lacks, has
// too much, or has kept while the English text went on.
//
// What a text was translated from may stand under "$source", with the same key; only such texts
// can be seen to be outdated.

import { findNearest } from '../find-nearest.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { Dictionary } from './find-translation.ts';
import { listTexts } from './list-texts.ts';

/** The texts of one language, beside those they are translated from. */
export interface ComparedTexts {
  readonly english: Dictionary;
  readonly translated: Dictionary;
  readonly language: string;
  /** The file of the translated texts. */
  readonly file: string;
  /** Keys that need no English text: titles of entries of a tree. */
  readonly optional: readonly string[];
}

const sourcePrefix = '$source.';

/** Finds the texts of a language that are missing, unused, outdated, or name other values. */
export function findTextProblems({ english, translated, language, file, optional }: ComparedTexts): Problem[] {
  const asked = listTexts(english);
  const all = [...listTexts(translated)];
  const own = new Map(all.filter(([key]) => !key.startsWith(sourcePrefix)));
  const sources = new Map(all.flatMap(([key, text]) => (key.startsWith(sourcePrefix) ? [[key.slice(sourcePrefix.length), text]] : [])));
  const known = new Set([...asked.keys(), ...optional]);

  return [
    ...[...asked].filter(([key]) => !own.has(key)).map(([key, text]) => missing(key, text, { language, file })),
    ...[...own.keys()].filter((key) => !known.has(key)).map((key) => unused(key, key, { known, file })),
    ...[...sources.keys()].filter((key) => !known.has(key)).map((key) => unused(`${sourcePrefix}${key}`, key, { known, file })),
    ...[...own].flatMap(([key, text]) => compareText(key, text, { english: asked.get(key), source: sources.get(key), file })),
  ];
}

function compareText(key: string, text: string, { english, source, file }: { english?: string; source?: string; file: string }): Problem[] {
  if (english === undefined) return [];
  const wanted = listValues(english);

  return [
    ...(source !== undefined && source !== english ? [outdated(key, english, file)] : []),
    ...(String(wanted) === String(listValues(text)) ? [] : [otherValues(key, wanted, file)]),
  ];
}

/** The values that a text names, sorted: a language may need one twice. */
function listValues(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].sort();
}

function missing(key: string, text: string, { language, file }: { language: string; file: string }): Problem {
  return {
    rule: 'translation-missing', severity: 'warning', place: { file },
    message: `The text ${quote(key)} is missing in ${quote(language)}, so readers see ${quote(text)}`,
    hint: `Translate it under the key ${quote(key)}.`,
  };
}

function unused(shown: string, key: string, { known, file }: { known: ReadonlySet<string>; file: string }): Problem {
  const nearest = findNearest(key, known);
  return {
    rule: 'translation-unused', severity: 'warning', place: { file },
    message: `No English text has the key ${quote(shown)}, so nothing shows this one`,
    hint: nearest === undefined ? 'Remove it.' : `Remove it. Did you mean ${quote(nearest)}?`,
  };
}

function outdated(key: string, english: string, file: string): Problem {
  return {
    rule: 'translation-outdated', severity: 'warning', place: { file },
    message: `The English text of ${quote(key)} has changed since it was translated`,
    hint: `Translate ${quote(english)}, and write that under "$source".`,
  };
}

function otherValues(key: string, wanted: readonly string[], file: string): Problem {
  return {
    rule: 'translation-values', severity: 'error', place: { file },
    message: `The text of ${quote(key)} does not name the values that the English one names`,
    hint: wanted.length === 0 ? 'Remove every "{{…}}" from it.' : `Write ${wanted.map(quote).join(' and ')} in it, and no other value.`,
  };
}
