// Renders the menu of products, followed by the site's own pages, so that everything can be reached
// from here on narrow screens.

import { toEngineId } from '../../core/model/engine-ids.ts';
import type { Product } from '../../core/model/product.ts';
import { ForeignText } from '../foreign-text.tsx';
import { Icon } from '../icons.tsx';
import type { PageProps } from '../page-props.ts';
import { popoverButton, popoverPanel } from './popover.ts';

const panelId = toEngineId('product-menu');

/** Renders the button with the current product, and its menu. */
export function ProductMenu(props: PageProps & { readonly product?: Product }) {
  const { site, product, t, siteLinks = [], href } = props;
  const products = site.products.filter(({ id }) => props.productPaths?.[id]);
  if (products.length + siteLinks.length === 0) return null;
  // A single product is shown as the current one everywhere.
  const shown = product ?? (site.products.length === 1 ? products[0] : undefined);
  // The name of the site already shows it, and the menu would have no other entries.
  if (siteLinks.length === 0 && site.products.length === 1 && shown?.name === site.title) return null;

  return (
    <div className="switch switch-product">
      <button className="switch-button" {...popoverButton(panelId)}>
        <span className="switch-text">{shown?.name ?? t('header.products')}</span>
        <Icon name="chevronDown" />
      </button>
      <nav className="panel" aria-label={t('header.products')} {...popoverPanel(panelId)}>
        {products.length > 0 && (
          <ul className="panel-list">
            {products.map((each) => (
              <ProductLine key={each.id} {...props} product={each} isCurrent={each.id === product?.id} />
            ))}
          </ul>
        )}
        {siteLinks.length > 0 && (
          <ul className="panel-list panel-more" aria-label={t('header.site')}>
            {siteLinks.map(({ title, path }) => (
              <li key={path}>
                <a className="panel-link" href={href(path)}>
                  <span className="panel-title">{title}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </nav>
    </div>
  );
}

interface ProductLineProps extends PageProps {
  readonly product: Product;
  readonly isCurrent: boolean;
}

function ProductLine({ product, isCurrent, productPaths, userLanguage, href }: ProductLineProps) {
  const { id, name, version, description } = product;

  return (
    <li>
      <a className="panel-link" href={href(productPaths?.[id] ?? '/')} aria-current={isCurrent ? 'true' : undefined}>
        <span className="panel-title">{name}</span>
        {version && <span className="panel-note">{version}</span>}
        {description && (
          <span className="panel-text">
            <ForeignText language={userLanguage}>{description}</ForeignText>
          </span>
        )}
      </a>
    </li>
  );
}
