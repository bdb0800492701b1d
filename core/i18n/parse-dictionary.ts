// The text of locales/translations*.json → a dictionary: texts, and groups of texts, by key.
//
// The walk keeps its own list, so that no depth of nesting overflows the stack.

import { describeValue, isObject } from '../describe-value.ts';
import { isWellFormed } from '../is-well-formed.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { Dictionary } from './find-translation.ts';

/** What came of a translations file: no dictionary when there are problems. */
export interface ParsedDictionary {
  readonly dictionary?: Dictionary;
  readonly problems: readonly Problem[];
}

/** Turns the text of a translations file into a dictionary. A text of null counts as missing. */
export function parseDictionary(json: string, file: string): ParsedDictionary {
  const value = parseJson(json);
  const problems = value === undefined ? [notJson(file)] : findWrongTexts(value, file);

  // Every value has just been seen to be a text, null, or a group of the same.
  return problems.length > 0 ? { problems } : { dictionary: value as Dictionary, problems };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

function findWrongTexts(value: unknown, file: string): Problem[] {
  if (!isObject(value)) {
    const message = `The translations must be an object, and are ${describeValue(value)}`;
    return [toProblem(file, message, 'Write { "key": "text" }.')];
  }

  const problems: Problem[] = [];
  const open: { path: string; group: Readonly<Record<string, unknown>> }[] = [{ path: '', group: value }];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, text] of Object.entries(next.group)) {
      const path = next.path === '' ? key : `${next.path}.${key}`;
      if (key !== '__proto__' && isObject(text)) open.push({ path, group: text });
      else problems.push(...findWrongText({ key, path, text }, file));
    }
  }
  return problems.reverse();
}

function findWrongText(entry: { key: string; path: string; text: unknown }, file: string): Problem[] {
  const { key, path, text } = entry;
  if (key === '__proto__') return [toProblem(file, 'No text can have the key "__proto__"', 'Rename it.')];

  if (text !== null && typeof text !== 'string') {
    const message = `The text of ${quote(path)} must be a string, and is ${describeValue(text)}`;
    return [toProblem(file, message, 'Put quotes around the value.')];
  }
  if (isWellFormed(key) && isWellFormed(text ?? '')) return [];

  const message = `The text of ${quote(path)} holds half of a character`;
  return [toProblem(file, message, 'Remove the lone surrogate, or write the whole character.')];
}

function notJson(file: string): Problem {
  const hint = 'Look for a missing comma or quote, a comma before a closing brace, and comments.';
  return toProblem(file, 'The file is not JSON', hint);
}

function toProblem(file: string, message: string, hint: string): Problem {
  return { rule: 'translations-invalid', severity: 'error', place: { file }, message, hint };
}
