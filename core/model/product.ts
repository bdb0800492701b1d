// One documented library of a site, and the ids under which its pages are counted.
// Plain data from docs.config.ts, with every default filled in.

import type { ConfigOf } from './schema/config-shape.ts';

/** A product as written in docs.config.ts. */
export type ConfigProduct = ConfigOf<'products'>[number];

/** One documented library: a section of the site with its own navigation tree. */
export interface Product extends ConfigProduct {
  readonly versions: readonly ProductVersion[];
}

/** One line of a product's version menu. */
export type ProductVersion = NonNullable<ConfigProduct['versions']>[number];

/** The ids a page reports to analytics; the text "null" if there is none. */
export interface ProductIds {
  readonly productId: string;
  readonly categoryId: string;
}
