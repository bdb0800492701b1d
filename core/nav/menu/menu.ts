// The side menu as one page shows it. Plain data that is rendered, hashed and sent to the browser:
// a line contains only what is shown.

import type { UrlPath } from '../../model/url-path.ts';

/** One line of the side menu, as a page shows it. `kind` says which fields there are. */
export type MenuEntry = MenuPage | MenuGroup | MenuSubheader | MenuLink;

/** A word beside a menu entry. */
export type MenuChip = 'new' | 'preview' | 'planned' | 'legacy' | 'pro' | 'premium';

interface MenuLine {
  readonly title: string;
  readonly chips: readonly MenuChip[];
  readonly icon?: string;
  readonly linkProps?: Readonly<Record<string, string>>;
}

/** A page of the site. */
interface MenuPage extends MenuLine {
  readonly kind: 'page';
  readonly path: UrlPath;
}

/** Entries below a common title. A closed group has no children, only the path of its first page. */
export interface MenuGroup extends MenuLine {
  readonly kind: 'group';
  /** Its first page; undefined if it contains none. */
  readonly path?: UrlPath;
  readonly open: boolean;
  readonly children: readonly MenuEntry[];
}

/** A heading whose entries are always shown. */
interface MenuSubheader extends MenuLine {
  readonly kind: 'subheader';
  readonly children: readonly MenuEntry[];
}

/** A link to another site. */
interface MenuLink extends MenuLine {
  readonly kind: 'link';
  readonly href: string;
}
