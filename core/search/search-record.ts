// What a search finds a page by, as it stands in search/<language>.json. Other tools read the file: a field
// keeps its meaning, and one that would be empty is left out but for the first six.

import type { Heading } from '../model/document.ts';
import type { UrlPath } from '../model/url-path.ts';

/** What a search finds a page by, as it stands in the index. */
export interface SearchRecord {
  /** With the prefix of the language, without the base of the site. */
  readonly pathname: UrlPath;
  readonly title: string;
  /** Plain text, '' where the page has none. */
  readonly description: string;
  /** In reading order; each can be linked to. */
  readonly headings: readonly Pick<Heading, 'id' | 'text'>[];
  /** The id of a product; null outside all products. */
  readonly product: string | null;
  /**
   * "api" for the reference of a component or hook, on its own page or in a tab, "symbol" for that of
   * functions, classes, constants, enums or types.
   */
  readonly kind: 'page' | 'api' | 'post' | 'symbol';
  /** What the page is called in menus, and what it documents: "Button". */
  readonly names?: readonly string[];
  /** Other words for it, which its author gives. */
  readonly keywords?: readonly string[];
  readonly demos?: readonly FoundDemo[];
  /** The lines of the API that it shows. */
  readonly api?: readonly ApiLines[];
}

/** A demo of a page. */
export interface FoundDemo {
  /** Its name, and its fragment. */
  readonly id: string;
  /** The first line of what it shows, '' where that is not known. */
  readonly line: string;
}

/** What a line of an API is about. */
export type ApiLineKind = 'prop' | 'slot' | 'class' | 'parameter' | 'value';

/** Lines of one kind of one component or hook. */
export interface ApiLines {
  readonly of: string;
  readonly kind: ApiLineKind;
  /** How their fragments begin. */
  readonly at: string;
  /** Names; with what the fragment ends with where that is something else. */
  readonly names: readonly (string | readonly [name: string, end: string])[];
}
