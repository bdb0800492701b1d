// The record format of search/<language>.json. Other tools read the file, so fields keep their meaning. Empty fields are
// left out, except for the first six.

import type { Heading } from '../model/document.ts';
import type { UrlPath } from '../model/url-path.ts';

/** A record of the search index: one page or tab. */
export interface SearchRecord {
  /** With the language prefix, without the site's base. */
  readonly pathname: UrlPath;
  readonly title: string;
  /** Plain text; '' if the page has none. */
  readonly description: string;
  /** Headings with an id, in reading order. */
  readonly headings: readonly Pick<Heading, 'id' | 'text'>[];
  /** The id of a product; null outside all products. */
  readonly product: string | null;
  /**
   * "api" for the reference of a component or hook, on its own page or in a tab, "symbol" for that of
   * functions, classes, constants, enums or types.
   */
  readonly kind: 'page' | 'api' | 'post' | 'symbol';
  /** What the page calls itself, if its title is another one: "Button" of "React Button component". */
  readonly heading?: string;
  /** Its name in menus, and the names that it documents: "Button". */
  readonly names?: readonly string[];
  /** Search words added by its author. */
  readonly keywords?: readonly string[];
  readonly demos?: readonly FoundDemo[];
  /** The API entries that it shows. */
  readonly api?: readonly ApiLines[];
}

/** A demo of a page. */
export interface FoundDemo {
  /** Its name, which is also its fragment. */
  readonly id: string;
  /** The first line of its preview; '' if unknown. */
  readonly line: string;
}

/** The kind of an API entry. */
export type ApiLineKind = 'prop' | 'slot' | 'class' | 'parameter' | 'value';

/** API entries of one kind of one component or hook. */
export interface ApiLines {
  readonly of: string;
  readonly kind: ApiLineKind;
  /** Common prefix of their fragments. */
  readonly at: string;
  /** Names, with the end of the fragment if it differs from the name. */
  readonly names: readonly (string | readonly [name: string, end: string])[];
}
