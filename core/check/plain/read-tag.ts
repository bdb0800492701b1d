// The text of a page and the offset of a start tag → the tag; undefined if its syntax is left to the parser. It reads
// character by character for speed, since a page has thousands of tags.

import { decodePlainText } from './decode-plain-text.ts';

/** A start tag with the offsets of its attributes. */
interface StartTag {
  /** In lower case. */
  readonly name: string;
  readonly isClosed: boolean;
  /** Names of its attributes, in lower case, with values and offsets in the same order. */
  readonly names: readonly string[];
  readonly values: readonly string[];
  readonly places: readonly number[];
  /** The offset after its ">". */
  readonly end: number;
}

const [quote, slash, equals, greater] = [34, 47, 61, 62];
/** Characters that end the name of an attribute: white space, and characters with a meaning in a tag. */
const nameEnds = toTable(' \t\n\f"\'<>/=');
const blanks = toTable(' \t\n\f');
const letters = toTable('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
const nameCharacters = toTable('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-');

/** Reads the name of a tag; '' if there is none at the offset. */
export function readTagName(html: string, from: number): string {
  if (letters[html.charCodeAt(from)] !== 1) return '';
  let end = from + 1;
  while (nameCharacters[html.charCodeAt(end)] === 1) end += 1;
  return html.slice(from, end);
}

/** Reads the start tag whose "<" is at `open`. */
export function readStartTag(html: string, open: number): StartTag | undefined {
  const name = readTagName(html, open + 1);
  if (name === '') return undefined;
  const names: string[] = [];
  const values: string[] = [];
  const places: number[] = [];
  let at = open + 1 + name.length;

  for (;;) {
    const from = skipBlanks(html, at);
    let to = from;
    while (to < html.length && nameEnds[html.charCodeAt(to)] !== 1) to += 1;
    if (to === from || from === at) {
      const end = readEnd(html, from);
      return end && { name: name.toLowerCase(), names, values, places, ...end };
    }
    const key = html.slice(from, to).toLowerCase();
    if (names.includes(key)) return undefined;
    const value = readValue(html, to);
    if (!value) return undefined;
    names.push(key);
    values.push(value.text);
    places.push(from);
    at = value.end;
  }
}

/** Reads a value in double quotes, or none; other forms are left to the parser. */
function readValue(html: string, from: number): { readonly text: string; readonly end: number } | undefined {
  if (html.charCodeAt(from) !== equals) return { text: '', end: from };
  const close = html.charCodeAt(from + 1) === quote ? html.indexOf('"', from + 2) : -1;
  const text = close < 0 ? undefined : decodePlainText(html.slice(from + 2, close));
  return text === undefined ? undefined : { text, end: close + 1 };
}

function readEnd(html: string, from: number): Pick<StartTag, 'isClosed' | 'end'> | undefined {
  const isClosed = html.charCodeAt(from) === slash;
  const at = isClosed ? from + 1 : from;
  return html.charCodeAt(at) === greater ? { isClosed, end: at + 1 } : undefined;
}

function skipBlanks(html: string, from: number): number {
  let at = from;
  while (blanks[html.charCodeAt(at)] === 1) at += 1;
  return at;
}

function toTable(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}
