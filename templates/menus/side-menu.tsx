// The side menu: a column on wide screens, a drawer (a native popover) on narrow ones. One element
// is both, so the menu stands in the page once.

import { toMenuFile } from '../../core/nav/menu/menu-file.ts';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';
import { popoverCloser, popoverPanel } from './popover.ts';
import { markCurrent, renderMenu } from './render-menu.tsx';

/** The element that the menu button opens. */
export const sideMenuId = 'side-menu';

/** Draws the pages of the current product. */
export function SideMenu({ site, page, tabs, menu, menuHtml, t, href }: PageProps) {
  const product = site.products.find(({ id }) => id === page.product);
  // The API tabs of a page stand under the page itself.
  const path = tabs?.current ? page.path.slice(0, -`${tabs.current}/`.length) : page.path;
  const entries = menuHtml ?? renderMenu(menu, { t, href });

  return (
    <nav
      className="side-menu"
      data-menu={`${site.base}${toMenuFile({ language: page.language, product: page.product ?? '' })}`}
      aria-label={t('menu.label', { product: product?.name ?? site.title })}
      {...popoverPanel(sideMenuId)}
    >
      <div className="drawer-bar">
        <span>{product?.name ?? site.title}</span>
        <button className="icon-button" aria-label={t('menu.close')} {...popoverCloser(sideMenuId)}>
          <Icon name="close" />
        </button>
      </div>
      <div className="menu" dangerouslySetInnerHTML={{ __html: markCurrent(entries, href(path)) }} />
    </nav>
  );
}
