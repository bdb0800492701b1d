// Reads a tag at "<", in the syntax of HTML, JSX and Vue.

import { skipBraces } from './skip-code.ts';
import type { Attribute } from './piece.ts';

/** A tag, and the offset of its end. */
interface ReadTag {
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly isClosing: boolean;
  readonly closesItself: boolean;
  readonly end: number;
}

const opening = /<(\/?)([A-Za-z][\w.:-]*)?/y;
const attributeName = /[^\s"'<>/={}]+/y;
const unquoted = /[^\s"'<>{}`]+/y;

/** Reads the tag that starts at an offset; undefined if there is none. */
export function readTag(text: string, start: number): ReadTag | undefined {
  opening.lastIndex = start;
  const match = opening.exec(text);
  if (!match) return undefined;
  const [written, slash, name = ''] = match;
  let at = start + written.length;
  // "<https://example.com>" and "<me@example.com>" are addresses, and "a <b" is a comparison.
  if (/[:@]$/.test(name) || text[at] === '@' || (name === '' && text[at] !== '>')) return undefined;

  const attributes: Attribute[] = [];
  for (;;) {
    at = skipBlank(text, at);
    const sign = text[at];
    if (sign === undefined) return undefined;
    if (sign === '>') return tag(false, at + 1);
    if (sign === '/' && text[at + 1] === '>') return tag(true, at + 2);
    if (sign === '{') {
      const end = skipBraces(text, at);
      if (end === undefined) return undefined;
      attributes.push({ name: '...', value: text.slice(at + 1, end - 1).trim(), isCode: true });
      at = end;
      continue;
    }
    const read = readAttribute(text, at);
    if (!read) return undefined;
    attributes.push(read.attribute);
    at = read.end;
  }

  function tag(closesItself: boolean, end: number): ReadTag {
    return { name, attributes, isClosing: slash === '/', closesItself, end };
  }
}

function readAttribute(text: string, start: number): { attribute: Attribute; end: number } | undefined {
  attributeName.lastIndex = start;
  const name = attributeName.exec(text)?.[0];
  if (name === undefined) return undefined;
  const after = skipBlank(text, start + name.length);
  if (text[after] !== '=') return { attribute: { name, value: true, isCode: false }, end: start + name.length };

  const at = skipBlank(text, after + 1);
  const sign = text[at];
  if (sign === '"' || sign === "'") {
    const end = text.indexOf(sign, at + 1);
    return end === -1
      ? undefined
      : { attribute: { name, value: text.slice(at + 1, end), isCode: false }, end: end + 1 };
  }
  if (sign === '{') {
    const end = skipBraces(text, at);
    if (end === undefined) return undefined;
    return { attribute: toCode(name, text.slice(at + 1, end - 1).trim()), end };
  }
  unquoted.lastIndex = at;
  const value = unquoted.exec(text)?.[0];
  return value === undefined ? undefined : { attribute: { name, value, isCode: false }, end: at + value.length };
}

/** Makes an attribute from code in braces; a literal string counts as text. */
function toCode(name: string, code: string): Attribute {
  const [, , literal] = /^(["'`])([^"'`\\$]*)\1$/.exec(code) ?? [];
  return literal === undefined ? { name, value: code, isCode: true } : { name, value: literal, isCode: false };
}

function skipBlank(text: string, start: number): number {
  let at = start;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at;
}
