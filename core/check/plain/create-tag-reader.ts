// Reads start tags, with a cache by text: a site repeats most of its tags on many pages, above all the links of its
// menus.

import { readStartTag } from './read-tag.ts';

/** A start tag, independent of its position. */
export interface KnownTag {
  /** In lower case. */
  readonly name: string;
  readonly isClosed: boolean;
  /** Names of its attributes, in lower case. */
  readonly names: readonly string[];
  readonly attributes: ReadonlyMap<string, string>;
  /** Offsets of its attributes from its "<", in the order of `names`. */
  readonly places: readonly number[];
  readonly length: number;
  /** Whether any check needs the element. */
  readonly isRelevant: boolean;
}

/** Reads the start tag whose "<" is at `open`; undefined if it is left to the parser. */
type ReadTag = (html: string, open: number) => KnownTag | undefined;

/** The cache is limited, because a slice of a page keeps the whole page in memory. */
const maxCached = 8000;

// Most elements of a page have only a class, and no check needs them.
const relevantNames = new Set(['html', 'body', 'title', 'img', 'area', 'input', 'script', 'link', 'meta', 'a']);
const relevantAttributes = new Set(['id', 'href', 'src', 'srcset', 'data', 'poster', 'data-demo', 'data-island']);

/** Creates a reader of tags. */
export function createTagReader(): ReadTag {
  const knownTags = new Map<string, KnownTag>();

  return function readTag(html, open) {
    const close = html.indexOf('>', open);
    const text = html.slice(open, close + 1);
    const cached = knownTags.get(text);
    if (cached) return cached;

    // A ">" inside a value does not end the tag.
    const tag = toKnown(text, 0) ?? toKnown(html, open);
    if (tag?.length === text.length) {
      if (knownTags.size === maxCached) knownTags.clear();
      knownTags.set(text, tag);
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
    isRelevant: relevantNames.has(name) || names.some((key) => relevantAttributes.has(key)),
  };
}
