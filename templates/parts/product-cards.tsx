// Renders the site's products as cards. A product without a page is shown, but not linked.

import { toEngineId } from '../../core/model/engine-ids.ts';
import type { Product } from '../../core/model/product.ts';
import { ForeignWords } from '../foreign-words.tsx';
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
        {site.products.map((product, place) => (
          <ProductCard key={product.id} {...props} product={product} place={place} />
        ))}
      </ul>
    </section>
  );
}

function ProductCard({
  product,
  place,
  productPaths,
  userLanguage,
  href,
}: PageProps & { readonly product: Product; readonly place: number }) {
  const path = productPaths?.[product.id];

  return (
    <li className="product-card">
      <ProductPicture picture={product.picture} place={place} />
      <h3>{path ? <a href={href(path)}>{product.name}</a> : product.name}</h3>
      {product.description && (
        <p>
          <ForeignWords language={userLanguage}>{product.description}</ForeignWords>
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
