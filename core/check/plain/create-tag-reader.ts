// Start tags as they are written → what they say. A site writes most of its tags on many pages, the links of its
// menus above all, so each is read once, and known by its text afterwards.

import { readStartTag } from './read-tag.ts';

/** A start tag, wherever it stands. */
export interface KnownTag {
  /** In lower case. */
  readonly name: string;
  readonly isClosed: boolean;
  /** Names of its attributes, in lower case. */
  readonly names: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  /** Where its attributes stand, counted from its "<", in the order of their names. */
  readonly places: readonly number[];
  readonly length: number;
  /** Whether the checks ask anything of such an element. */
  readonly isTelling: boolean;
}

/** Reads the start tag whose "<" is at `open`; nothing where only the parser should judge it. */
type ReadTag = (html: string, open: number) => KnownTag | undefined;

/** A text that is cut out of a page keeps all of it in memory, so there is an end to what is known. */
const most = 8000;

// What nobody asks for is left out: most of a page are elements with a class and nothing else.
const kept = new Set(['html', 'body', 'title', 'img', 'area', 'input', 'script', 'link', 'meta', 'a']);
const telling = new Set(['id', 'href', 'src', 'srcset', 'data', 'poster', 'data-demo', 'data-island']);

/** Creates a reader of tags. */
export function createTagReader(): ReadTag {
  const known = new Map<string, KnownTag>();

  return function readTag(html, open) {
    const close = html.indexOf('>', open);
    const text = html.slice(open, close + 1);
    const before = known.get(text);
    if (before) return before;

    // A ">" within a value is not the end of its tag.
    const tag = toKnown(text, 0) ?? toKnown(html, open);
    if (tag?.length === text.length) {
      if (known.size === most) known.clear();
      known.set(text, tag);
    }
    return tag;
  };
}

function toKnown(html: string, open: number): KnownTag | undefined {
  const tag = readStartTag(html, open);
  if (!tag) return undefined;
  const { name, isClosed, names, values } = tag;
  return {
    name,
    isClosed,
    names,
    attributes: new Map(names.map((key, index) => [key, values[index] ?? ''])),
    places: tag.places.map((place) => place - open),
    length: tag.end - open,
    isTelling: kept.has(name) || names.some((key) => telling.has(key)),
  };
}
