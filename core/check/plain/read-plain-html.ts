// The text of a page that is written as the standard wishes it → its elements, in a tenth of the time of a parser.
//
// Nothing is repaired and nothing is guessed: where a browser would move, add or close anything that has to be
// told, or where this reader is not sure, there is no answer, and the parser of the standard reads the page.

import type { HtmlElement } from '../read-element.ts';
import { decodePlainText } from './decode-plain-text.ts';
import { createNesting, rawNames, textNames } from './create-nesting.ts';
import { readStartTag, readTagName, type StartTag } from './read-tag.ts';

const start = /^<!doctype html>/i;
// Controls, halves of characters and what Unicode never gives a meaning are faults wherever they stand.
const fault =
  // oxlint-disable-next-line no-control-regex
  /[\0-\x08\x0b\r\x0e-\x1f\x7f-\x9f\ufdd0-\ufdef\ufffe\uffff]|[\ud83f\ud87f\ud8bf\ud8ff\ud93f\ud97f\ud9bf\ud9ff\uda3f\uda7f\udabf\udaff\udb3f\udb7f\udbbf\udbff][\udffe\udfff]/;
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

    if (html.charCodeAt(open + 1) === 47) {
      const name = readTagName(html, open + 2);
      position = open + 2 + name.length;
      if (html.charCodeAt(position) !== 62 || !nesting.close(name.toLowerCase())) return undefined;
      position += 1;
      continue;
    }

    const tag = readStartTag(html, open);
    if (!tag || !nesting.open(tag.name, tag)) return undefined;
    position = tag.end;

    let text = '';
    const endOfRaw = nesting.isForeign() ? undefined : endsOfRaw.get(tag.name);
    if (endOfRaw) {
      endOfRaw.lastIndex = position;
      const last = endOfRaw.exec(html)?.index ?? html.length;
      const raw = html.slice(position, last);
      const read = textNames.has(tag.name) ? decodePlainText(raw) : raw;
      if (read === undefined || (tag.name === 'script' && raw.includes('<!--'))) return undefined;
      text = read;
      position = last;
    }
    if (kept.has(tag.name) || tag.names.some((name) => telling.has(name)))
      elements.push(toElement(tag, { text, open, placeAt }));
  }

  return nesting.isWhole() ? elements : undefined;
}

interface Around {
  readonly text: string;
  readonly open: number;
  readonly placeAt: (offset: number) => { line: number; column: number };
}

function toElement({ name, names, values, places }: StartTag, { text, open, placeAt }: Around): HtmlElement {
  const attributes = new Map<string, string>();
  for (const [index, key] of names.entries()) attributes.set(key, values[index] ?? '');

  return {
    name,
    attributes,
    text: () => text,
    placeOf: (asked = '') => placeAt(places[names.indexOf(asked)] ?? open),
  };
}

/** Places are asked for in any order, most of them near the last one. */
function createPlaces(html: string): Around['placeAt'] {
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
