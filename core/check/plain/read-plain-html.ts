// The text of a page that is written as the standard wishes it → its elements, in a tenth of the time of a parser.
//
// Nothing is repaired and nothing is guessed: where a browser would move, add or close anything that has to be
// told, or where this reader is not sure, there is no answer, and the parser of the standard reads the page.

import type { HtmlElement } from '../read-element.ts';
import { decodePlainText } from './decode-plain-text.ts';
import { createNesting, rawNames, textNames } from './create-nesting.ts';

const start = /^<!doctype html>/i;
// Controls, halves of characters and what Unicode never gives a meaning are faults wherever they stand.
const fault =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\x0b\r\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/;
const tag = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)/y;
const attribute = /[ \t\n\f]+([^ \t\n\f"'<>/=]+)(?:="([^"]*)")?/y;
const end = /[ \t\n\f]*(\/?)>/y;
const comment = /<!--(?!-?>)(?:[^-<]|-(?!-))*-->/y;
const endsOfRaw = new Map(
  [...rawNames, ...textNames].map((name) => [name, new RegExp(`</${name}[ \\t\\n\\f/>]`, 'gi')]),
);

// What nobody asks for is left out: most of a page are elements with a class and nothing else.
const kept = new Set(['html', 'body', 'title', 'img', 'area', 'input', 'script', 'link', 'meta', 'a']);
const telling = new Set(['id', 'href', 'src', 'srcset', 'data', 'poster', 'data-demo', 'data-island']);

/** Reads the elements of a page that anything is asked of; `undefined` where the parser has to. */
export function readPlainHtml(html: string): HtmlElement[] | undefined {
  if (!start.test(html) || fault.test(html) || !html.isWellFormed()) return undefined;
  const elements: HtmlElement[] = [];
  const nesting = createNesting();
  const placeAt = createPlaces(html);
  let position = '<!doctype html>'.length;

  while (position < html.length) {
    const open = html.indexOf('<', position);
    const until = open < 0 ? html.length : open;
    if (until > position && !nesting.takesText(html.slice(position, until))) return undefined;
    if (open < 0) break;

    if (html.charCodeAt(open + 1) === 33) {
      comment.lastIndex = open;
      if (!comment.test(html)) return undefined;
      position = comment.lastIndex;
      continue;
    }

    tag.lastIndex = open;
    const [, slash, written = ''] = tag.exec(html) ?? [];
    if (slash === undefined) return undefined;
    const name = written.toLowerCase();
    position = tag.lastIndex;
    if (slash !== '') {
      if (html.charCodeAt(position) !== 62 || !nesting.close(name)) return undefined;
      position += 1;
      continue;
    }

    const found: string[] = [];
    let isTelling = kept.has(name);
    attribute.lastIndex = position;
    for (let match = attribute.exec(html); match; match = attribute.exec(html)) {
      const key = (match[1] ?? '').toLowerCase();
      const value = match[2] === undefined ? '' : decodePlainText(match[2]);
      if (value === undefined) return undefined;
      for (let index = 0; index < found.length; index += 3) if (found[index] === key) return undefined;
      found.push(key, value, String(match.index));
      isTelling ||= telling.has(key);
      position = attribute.lastIndex;
    }
    end.lastIndex = position;
    const closing = end.exec(html);
    if (!closing || !nesting.open(name, { isClosed: closing[1] !== '', attributes: found })) return undefined;
    position = end.lastIndex;

    let text = '';
    const endOfRaw = nesting.isForeign() ? undefined : endsOfRaw.get(name);
    if (endOfRaw) {
      endOfRaw.lastIndex = position;
      const last = endOfRaw.exec(html)?.index ?? html.length;
      const raw = html.slice(position, last);
      const read = textNames.has(name) ? decodePlainText(raw) : raw;
      if (read === undefined || (name === 'script' && raw.includes('<!--'))) return undefined;
      text = read;
      position = last;
    }
    if (isTelling) elements.push(toElement(name, { found, text, open, placeAt }));
  }

  return nesting.isWhole() ? elements : undefined;
}

interface Found {
  /** Name, value and place of each attribute, one behind the other. */
  readonly found: readonly string[];
  readonly text: string;
  readonly open: number;
  readonly placeAt: (offset: number) => { line: number; column: number };
}

function toElement(name: string, { found, text, open, placeAt }: Found): HtmlElement {
  const attributes = new Map<string, string>();
  for (let index = 0; index < found.length; index += 3) attributes.set(found[index] ?? '', found[index + 1] ?? '');

  return {
    name,
    attributes,
    text: () => text,
    placeOf(asked) {
      for (let index = 0; asked !== undefined && index < found.length; index += 3)
        if (found[index] === asked) return placeAt(Number(found[index + 2]));
      return placeAt(open);
    },
  };
}

/** Places are asked for in any order, most of them near the last one. */
function createPlaces(html: string): Found['placeAt'] {
  const starts = [0];
  for (let at = html.indexOf('\n'); at >= 0; at = html.indexOf('\n', at + 1)) starts.push(at + 1);

  return (from) => {
    // An attribute begins behind its blanks.
    let offset = from;
    while (/[ \t\n\f]/.test(html.charAt(offset))) offset += 1;
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
