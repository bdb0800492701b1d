// The checked contents of nav/<product>.ts, from which pages, menus and trails are planned.
// Entries stay as written; what a reader sees of them is in menu.ts.

import type { Place } from './problem.ts';
import type { UrlPath } from './url-path.ts';

/** The entries of one product, checked. */
export interface NavTree {
  /** The product's id. */
  readonly product: string;
  /** Relative to the site root: nav/<product>.ts. */
  readonly file: string;
  readonly entries: readonly NavEntry[];
  /** The places of the pathnames, in reading order. */
  readonly places?: readonly NamedPlace[];
  /** Whether entries with faults were left out. */
  readonly isPartial?: boolean;
  /** Paths of generated entries: the API pages. */
  readonly added?: readonly UrlPath[];
}

/** One entry of a navigation tree, as an author writes it in nav/<product>.ts. */
export interface NavEntry {
  /** A path of the site, or the address of another site. */
  readonly pathname: string;
  /** `false` shows no title. */
  readonly title?: string | false;
  readonly children?: readonly NavEntry[];
  /** The folder whose pages fill the entry, or replace it if it has no path of its own. */
  readonly folder?: UrlPath;
  readonly subheader?: string;
  readonly plan?: 'community' | 'pro' | 'premium';
  readonly newFeature?: boolean;
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly legacy?: boolean;
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string>>;
  /** `false` takes the page out of the previous and next links. */
  readonly ordered?: boolean;
  /** `false` keeps the entry out of the side menu. */
  readonly inSideNav?: boolean;
  readonly query?: Readonly<Record<string, string>>;
}

/** A path and where the tree names it, for messages. */
export interface NamedPlace {
  readonly path: UrlPath;
  readonly place: Place;
}
