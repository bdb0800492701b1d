// Renders the site's products as cards. A product without a page is shown, but not linked.

import { toEngineId } from '../../core/model/engine-ids.ts';
import type { Product } from '../../core/model/product.ts';
import { ForeignText } from '../foreign-text.tsx';
import type { PageProps } from '../page-props.ts';
import { ProductPicture } from './product-picture.tsx';

/** Id of the heading, which the front page links to. */
export const productsId = toEngineId('products');

/** Renders a card for each product, under a heading. */
export function ProductCards(props: PageProps & { readonly heading: string }) {
  const { site, heading } = props;
  if (site.products.length === 0) return null;

  return (
    <section className="products" aria-labelledby={productsId}>
      <h2 id={productsId}>{heading}</h2>
      <ul className="product-cards">
        {site.products.map((product, position) => (
          <ProductCard key={product.id} {...props} product={product} position={position} />
        ))}
      </ul>
    </section>
  );
}

function ProductCard({
  product,
  position,
  productPaths,
  userLanguage,
  href,
}: PageProps & { readonly product: Product; readonly position: number }) {
  const path = productPaths?.[product.id];

  return (
    <li className="product-card">
      <ProductPicture picture={product.picture} position={position} />
      <h3>{path ? <a href={href(path)}>{product.name}</a> : product.name}</h3>
      {product.description && (
        <p>
          <ForeignText language={userLanguage}>{product.description}</ForeignText>
        </p>
      )}
      {(product.version || product.packageName) && (
        <p className="product-about">
          {product.version && <span className="product-version">{product.version}</span>}
          {product.packageName && <code>{product.packageName}</code>}
        </p>
      )}
    </li>
  );
}
