// What a search gives: pages, the best first, each with the places in it that were found.

import type { ApiLineKind, SearchRecord } from './search-record.ts';

/** What a place in a page is. */
export type PlaceKind = 'page' | 'api' | 'post' | 'symbol' | 'section' | 'demo' | ApiLineKind;

/** A place that a result leads to. */
export interface FoundPlace {
  readonly kind: PlaceKind;
  /** The path of its page, with the fragment of the place. */
  readonly path: string;
  readonly text: string;
  /** The first line of a demo; of a line of an API, the component that it belongs to. */
  readonly note: string;
}

/** A page that was found. */
export interface FoundPageResult {
  readonly record: SearchRecord;
  readonly kind: PlaceKind;
  readonly path: string;
  readonly title: string;
  /** The name of its product, '' outside all products. */
  readonly product: string;
  /** Tells whether it is of the product that the reader is in. */
  readonly isCurrent: boolean;
  /** The place that the search is most likely meant for: its number in `places`; -1 is the page itself. */
  readonly best: number;
  readonly places: readonly FoundPlace[];
}

/** What was found. */
export interface SearchAnswer {
  readonly pages: readonly FoundPageResult[];
  /** How many pages there are, of which `pages` are the best. */
  readonly count: number;
  /** The words that were looked for, and those that stood in for them. */
  readonly words: readonly string[];
  /** Words of the index that were found, to mark them. */
  readonly marks: readonly string[];
}
