// Renders the side menu: a column on wide screens, a drawer (a native popover) on narrow ones. It is
// the same element, so the menu is in the page only once.

import { toEngineId } from '../../core/model/engine-ids.ts';
import { toMenuFile } from '../../core/nav/menu/menu-file.ts';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';
import { popoverCloser, popoverPanel } from './popover.ts';
import { markCurrent, renderMenu } from './render-menu.tsx';

/** Id of the element that the menu button opens. */
export const sideMenuId = toEngineId('side-menu');

/** Renders the menu of the current product's pages. */
export function SideMenu(props: PageProps) {
  const { site, page, tabs, menu, menuHtml, t, href } = props;
  const product = site.products.find(({ id }) => id === page.product);
  // The paths of a page's API tabs are below its own.
  const path = tabs?.current ? page.path.slice(0, -`${tabs.current}/`.length) : page.path;
  const entries = menuHtml ?? renderMenu(menu, { t, href, userLanguage: props.userLanguage });

  return (
    <nav
      className="side-menu"
      data-docs-menu={`${site.base}${toMenuFile({ language: page.language, product: page.product ?? '' })}`}
      aria-label={t('menu.label', { product: product?.name ?? site.title })}
      {...popoverPanel(sideMenuId)}
    >
      <div className="drawer-bar">
        <ProductSwitch {...props} name={product?.name ?? site.title} />
        <button className="icon-button" aria-label={t('menu.close')} {...popoverCloser(sideMenuId)}>
          <Icon name="close" />
        </button>
      </div>
      <div className="menu" dangerouslySetInnerHTML={{ __html: markCurrent(entries, href(path)) }} />
    </nav>
  );
}

/** Renders the other products in the drawer on narrow screens. On wide screens they are in the header. */
function ProductSwitch({ site, page, productPaths = {}, href, name }: PageProps & { readonly name: string }) {
  const products = site.products.flatMap(({ id, name: title }) => {
    const path = productPaths[id];
    return path ? [{ id, title, path }] : [];
  });
  if (products.length < 2) return <span>{name}</span>;

  return (
    <details className="drawer-products">
      <summary>
        {name}
        <Icon name="chevronDown" />
      </summary>
      <ul className="panel-list">
        {products.map(({ id, title, path }) => (
          <li key={id}>
            <a className="panel-link" href={href(path)} aria-current={id === page.product ? 'true' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
