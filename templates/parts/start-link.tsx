// Renders the link to the first page of the site's first product, as a button.

import type { PageProps } from '../page-props.ts';

/** Renders the link; nothing if no product has a page. */
export function StartLink({ site, t, href, productPaths = {} }: PageProps) {
  const product = site.products.find(({ id }) => productPaths[id]);
  const path = product && productPaths[product.id];
  if (!path) return null;

  return (
    <a className="button button-strong" data-docs-ripple="" href={href(path)}>
      {t('home.start', { product: product.name })}
    </a>
  );
}
