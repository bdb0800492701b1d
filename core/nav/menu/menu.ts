// The side menu as one page shows it. Plain data that is drawn, hashed and sent to the browser:
// a line holds only what is shown of it.

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

/** Entries under a common word. A closed group brings no children, only the way in. */
export interface MenuGroup extends MenuLine {
  readonly kind: 'group';
  /** Its first page; undefined when no page is below it. */
  readonly path?: UrlPath;
  readonly open: boolean;
  readonly children: readonly MenuEntry[];
}

/** A quiet heading with its entries, always shown. */
interface MenuSubheader extends MenuLine {
  readonly kind: 'subheader';
  readonly children: readonly MenuEntry[];
}

/** A way out of the site. */
interface MenuLink extends MenuLine {
  readonly kind: 'link';
  readonly href: string;
}
