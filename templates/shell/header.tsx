// Renders the bar at the top of every page: menu button, logo, product and version menus, site links.
// Everything in it works without a script. The space at its end is reserved, so that a header that
// is loaded in two pieces does not move.

import { toEngineId } from '../../core/model/engine-ids.ts';
import { createSettingsLabels } from '../../runtime/preferences/settings/settings-labels.ts';
import { Settings } from '../../runtime/preferences/settings/settings.tsx';
import { createSearchLabels, type SearchFacts } from '../../runtime/search/search-labels.ts';
import { Icon } from '../icons.tsx';
import { LanguageMenu } from '../menus/language-menu.tsx';
import { popoverButton } from '../menus/popover.ts';
import { ProductMenu } from '../menus/product-menu.tsx';
import { sideMenuId } from '../menus/side-menu.tsx';
import { VersionMenu } from '../menus/version-menu.tsx';
import type { PageProps } from '../page-props.ts';
import { Slot } from '../parts/slot.tsx';
import { Brand } from './brand.tsx';

/** Id of the header, for which the first frame of a page waits. */
export const headerId = toEngineId('header');

/** Renders the header. */
export function Header(props: PageProps) {
  const { site, page, t, href } = props;
  const product = site.products.find(({ id }) => id === page.product);
  const repository = product?.repository ?? site.repository;

  return (
    <header className="header" id={headerId}>
      <div className="header-bar">
        {props.menu.length > 0 && (
          <button
            className="icon-button menu-button"
            data-docs-ripple=""
            aria-label={t('header.menu')}
            {...popoverButton(sideMenuId)}
          >
            <Icon name="menu" />
          </button>
        )}
        <a className="brand" href={href('/')} aria-label={t('header.home', { title: site.title })}>
          <Brand {...props} nameClass="brand-name" />
        </a>
        <ProductMenu {...props} product={product} />
        <SiteLinks {...props} />
        <div className="header-space" />
        {props.assets.script && <SearchField {...props} />}
        <Slot {...props} name="Header" />
        <LanguageMenu {...props} />
        <div className={repository ? 'header-end header-end-source' : 'header-end'}>
          {product && <VersionMenu {...props} product={product} />}
          <SettingsIsland {...props} />
          {repository && (
            <a className="icon-button" data-docs-ripple="" href={repository} aria-label={t('header.repository')}>
              <Icon name="source" />
            </a>
          )}
        </div>
      </div>
    </header>
  );
}

function SiteLinks({ siteLinks = [], page, t, href }: PageProps) {
  if (siteLinks.length === 0) return null;

  return (
    <nav className="site-links" aria-label={t('header.site')}>
      {siteLinks.map(({ title, path }) => (
        <a key={path} href={href(path)} aria-current={toCurrent(path, page)}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** Marks the link to a page, and the one to the section that it is in: a post is in the blog. */
function toCurrent(path: string, { canonicalPath }: PageProps['page']): 'page' | 'true' | undefined {
  if (canonicalPath === path) return 'page';
  return path !== '/' && canonicalPath.startsWith(path) ? 'true' : undefined;
}

/**
 * Renders the search field: a button, as the text is typed in the dialog. Without a script it is not shown, as the
 * search needs one.
 */
function SearchField({ page, t }: Pick<PageProps, 'page' | 't'>) {
  const facts: SearchFacts = { labels: createSearchLabels(t), ...(page.product && { product: page.product }) };

  return (
    <button
      className="search-field"
      type="button"
      aria-label={t('search.open')}
      aria-haspopup="dialog"
      aria-keyshortcuts="/ Control+K Meta+K"
      data-docs-search={JSON.stringify(facts)}
    >
      <Icon name="search" />
      <span>{t('search.open')}</span>
      <kbd aria-hidden="true">/</kbd>
    </button>
  );
}

/** Renders the settings button as an island. Without a script it is not shown, as it needs one. */
function SettingsIsland({ site, assets, t }: Pick<PageProps, 'site' | 'assets' | 't'>) {
  const labels = createSettingsLabels(t);
  const props = { labels: site.hasOneStyling ? { ...labels, codeStyling: '' } : labels, sheet: assets.settings };

  return (
    <div
      className="settings-island"
      data-island="Settings"
      data-docs-on="interaction"
      data-docs-props={JSON.stringify(props)}
    >
      <Settings {...props} />
    </div>
  );
}
