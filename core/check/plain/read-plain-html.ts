// The text of a valid page → its elements, in a tenth of the time of a parser.
//
// Nothing is repaired or guessed: if a browser would move, add or close an element, or in case of doubt, the
// result is undefined, and the page goes to the standard parser.

import type { HtmlElement } from '../read-element.ts';
import { decodePlainText } from './decode-plain-text.ts';
import { Nesting, rawNames, textNames } from './nesting.ts';
import { createTagReader, type KnownTag } from './create-tag-reader.ts';
import { readTagName } from './read-tag.ts';

const start = /^<!doctype html>/i;
// Nearly all pages contain no other characters, and this check takes a tenth of the time of the one for faults.
// oxlint-disable-next-line no-control-regex
const unusual = /[^\t\n\f -~\xa0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd]/;
// Control characters, surrogates and noncharacters are errors everywhere.
const fault =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\x0b\r\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/;
const comment = /<!--(?!-?>)(?:[^-<]|-(?!-))*-->/y;
const endsOfRaw = new Map(
  [...rawNames, ...textNames].map((name) => [name, new RegExp(`</${name}[ \\t\\n\\f/>]`, 'gi')]),
);

/** Reads the elements of a page that a check needs; undefined if the page is left to the parser. */
export function readPlainHtml(html: string, readTag = createTagReader()): HtmlElement[] | undefined {
  if (!start.test(html) || (unusual.test(html) && (fault.test(html) || !html.isWellFormed()))) return undefined;
  const elements: HtmlElement[] = [];
  const nesting = new Nesting();
  const placeAt = createPlaces(html);
  let position = '<!doctype html>'.length;
  let reference = findReference(html, position);

  while (position < html.length) {
    const open = html.indexOf('<', position);
    const until = open < 0 ? html.length : open;
    if (reference < position) reference = findReference(html, position);
    if (until > position && !nesting.takesText(html, { from: position, until, isPlain: reference >= until }))
      return undefined;
    if (open < 0) break;

    if (html.charCodeAt(open + 1) === 33) {
      comment.lastIndex = open;
      if (!comment.test(html)) return undefined;
      position = comment.lastIndex;
      continue;
    }

    if (html.charCodeAt(open + 1) === 47) {
      const name = readTagName(html, open + 2);
      position = open + 2 + name.length;
      if (html.charCodeAt(position) !== 62 || !nesting.close(name.toLowerCase())) return undefined;
      position += 1;
      continue;
    }

    const tag = readTag(html, open);
    if (!tag || !nesting.open(tag.name, tag)) return undefined;
    position = open + tag.length;

    let text = '';
    const endOfRaw = nesting.isForeign() ? undefined : endsOfRaw.get(tag.name);
    if (endOfRaw) {
      endOfRaw.lastIndex = position;
      const last = endOfRaw.exec(html)?.index ?? html.length;
      const raw = html.slice(position, last);
      const decoded = textNames.has(tag.name) ? decodePlainText(raw) : raw;
      if (decoded === undefined || (tag.name === 'script' && raw.includes('<!--'))) return undefined;
      text = decoded;
      position = last;
    }
    if (tag.isRelevant) elements.push(toElement(tag, { text, open, placeAt }));
  }

  return nesting.isComplete() ? elements : undefined;
}

/** Finds the next "&"; cached by the caller, as most texts have none. */
function findReference(html: string, from: number): number {
  const found = html.indexOf('&', from);
  return found < 0 ? html.length : found;
}

interface ElementContext {
  readonly text: string;
  readonly open: number;
  readonly placeAt: (offset: number) => { line: number; column: number };
}

function toElement(
  { name, names, attributes, places }: KnownTag,
  { text, open, placeAt }: ElementContext,
): HtmlElement {
  return {
    name,
    attributes,
    text: () => text,
    placeOf: (asked = '') => placeAt(open + (places[names.indexOf(asked)] ?? 0)),
  };
}

/** Creates a lookup of line and column by offset. */
function createPlaces(html: string): ElementContext['placeAt'] {
  const starts = [0];
  for (let at = html.indexOf('\n'); at >= 0; at = html.indexOf('\n', at + 1)) starts.push(at + 1);

  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
