// Types of a search's results: pages, best first, each with its matching places.

import type { ApiLineKind, SearchRecord } from './search-record.ts';

/** The kind of a page or place. */
export type PlaceKind = 'page' | 'api' | 'post' | 'symbol' | 'section' | 'demo' | ApiLineKind;

/** A matching place in a page. */
export interface FoundPlace {
  readonly kind: PlaceKind;
  /** The path of its page, with the fragment of the place. */
  readonly path: string;
  readonly text: string;
  /** The first line of a demo, or the component of an API entry. */
  readonly note: string;
}

/** A matching page. */
export interface FoundPageResult {
  readonly record: SearchRecord;
  readonly kind: PlaceKind;
  readonly path: string;
  readonly title: string;
  /** The name of its product; '' outside all products. */
  readonly product: string;
  /** Whether it belongs to the reader's current product. */
  readonly isCurrent: boolean;
  /** Index in `places` of the most likely target; -1 for the page itself. */
  readonly best: number;
  readonly places: readonly FoundPlace[];
}

/** The answer to a query. */
export interface SearchAnswer {
  readonly pages: readonly FoundPageResult[];
  /** Total number of matching pages, of which `pages` are the best. */
  readonly count: number;
  /** The words of the query. */
  readonly words: readonly string[];
  /** Matched words of the index, to be marked. */
  readonly marks: readonly string[];
}
