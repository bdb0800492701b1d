// The text of locales/translations*.json → a dictionary of texts and groups, and the position of each
// key, so that every problem of a text has a line and a column.
//
// The walk is iterative, so that no depth of nesting overflows the stack.

import { describeValue, isObject } from '../text/describe-value.ts';
import { explainSign } from '../text/explain-sign.ts';
import { findJsonFault } from '../text/find-json-fault.ts';
import { hasErrors, type Place, type Problem } from '../model/problem.ts';
import { quote } from '../text/quote.ts';
import { isBlank, type Dictionary } from './find-translation.ts';
import { toPosition } from '../text/to-position.ts';
import { locateKeys, type KeyPlace, type LocatedKey } from './locate-keys.ts';

/** The result of parsing a translations file: no dictionary if there are errors. */
interface ParsedDictionary {
  readonly dictionary?: Dictionary;
  /** The positions of the keys. */
  readonly places: KeyPlaces;
  readonly problems: readonly Problem[];
}

/** Positions by the full key of a text or group: "toc.label". */
export type KeyPlaces = ReadonlyMap<string, KeyPlace>;

/** Parses a translations file into a dictionary. A text of null counts as missing. */
export function parseDictionary(source: string, file: string): ParsedDictionary {
  const json = source.replace(/^\uFEFF/, '');
  const value = parseJson(json);
  if (value === undefined) return { places: new Map(), problems: [notJson(json, file)] };

  const keys = locateKeys(json);
  // As in JSON, the last of two equal keys wins.
  const places = new Map(keys.map(({ path, place }) => [path, place]));
  const problems = [...findWrongTexts(value, { file, places }), ...findDuplicates(keys, file)];
  // Every value has just been checked to be a text, null, or a group of these.
  return hasErrors(problems) ? { places, problems } : { dictionary: value as Dictionary, places, problems };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

interface Located {
  readonly file: string;
  readonly places: KeyPlaces;
}

function findWrongTexts(value: unknown, at: Located): Problem[] {
  if (!isObject(value)) {
    const message = `The translations must be an object, but are ${describeValue(value)}`;
    return [toProblem({ file: at.file }, message, 'Write { "key": "text" }.')];
  }

  const problems: Problem[] = [];
  const open: { path: string; group: Readonly<Record<string, unknown>> }[] = [{ path: '', group: value }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, text] of Object.entries(next.group)) {
      const path = next.path === '' ? key : `${next.path}.${key}`;
      if (key !== '__proto__' && isObject(text)) open.push({ path, group: text });
      else problems.push(...findWrongText({ key, path, text }, { file: at.file, ...at.places.get(path) }));
    }
  }
  return problems.reverse();
}

function findWrongText({ key, path, text }: { key: string; path: string; text: unknown }, place: Place): Problem[] {
  if (key === '__proto__') return [toProblem(place, 'No text can have the key "__proto__"', 'Rename it.')];

  if (text !== null && typeof text !== 'string') {
    const message = `The text of ${quote(path)} must be a string, but is ${describeValue(text)}`;
    return [toProblem(place, message, 'Put quotes around the value.')];
  }
  if (text !== null && isBlank(text)) return [empty(path, place)];
  if (key.isWellFormed() && (text ?? '').isWellFormed()) return [];

  const message = `The text of ${quote(path)} contains half of a character`;
  return [toProblem(place, message, 'Remove the lone surrogate, or write the whole character.')];
}

/** Finds duplicate keys, whose first text is never shown. */
function findDuplicates(keys: readonly LocatedKey[], file: string): Problem[] {
  const firstPlaces = new Map<string, KeyPlace>();
  return keys.flatMap(({ path, place }) => {
    const known = firstPlaces.get(path);
    firstPlaces.set(path, known ?? place);
    return known
      ? [
          toProblem(
            { file, ...place },
            `The key ${quote(path)} is in the file twice, first on line ${known.line}`,
            'Remove one of the two.',
          ),
        ]
      : [];
  });
}

function notJson(json: string, file: string): Problem {
  const fault = findJsonFault(json);
  const hint =
    explainSign(json.charAt(fault)) ??
    'Look here for a missing comma or quote, a comma before a closing brace, and comments.';
  return toProblem({ file, ...toPosition(json, fault) }, 'The file is not JSON', hint);
}

function empty(path: string, place: Place): Problem {
  return {
    rule: 'translation-empty',
    severity: 'warning',
    place,
    message: `The text of ${quote(path)} is empty, so readers see the text that it should replace`,
    hint: 'Write a text, or remove the key.',
  };
}

function toProblem(place: Place, message: string, hint: string): Problem {
  return { rule: 'translations-invalid', severity: 'error', place, message, hint };
}
