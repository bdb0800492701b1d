// What authors write in nav/<product>.ts, checked: the trees from which pages, menus and trails are
// planned. Entries stay as they are written; what a reader sees of them is in menu.ts.

import type { Place } from './problem.ts';
import type { UrlPath } from './url-path.ts';

/** The entries of one product, checked. */
export interface NavTree {
  /** The product's id. */
  readonly product: string;
  /** Relative to the site root: nav/<product>.ts. */
  readonly file: string;
  readonly entries: readonly NavEntry[];
  /** The ways to the pathnames, in reading order, each spelled as its author wrote it. */
  readonly places?: readonly NamedPlace[];
  /** Entries with faults are left out. */
  readonly isPartial?: boolean;
  /** Paths of entries that no author wrote: the pages of an API. */
  readonly added?: readonly UrlPath[];
}

/** One entry of a navigation tree, as an author writes it in nav/<product>.ts. */
export interface NavEntry {
  /** A path of the site, or the address of another one. */
  readonly pathname: string;
  /** `false` shows no title. */
  readonly title?: string | false;
  readonly children?: readonly NavEntry[];
  /** The folder whose pages fill the entry. Where the entry has no path of its own, they stand in its place. */
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

/** Where the tree named a path, for messages. */
export interface NamedPlace {
  readonly path: UrlPath;
  readonly place: Place;
}
