// A path of the site → the ids that its page reports to analytics.
//
// The site's own rules come first, then the fixed patterns, then the products of the site. Accepts any text: an unknown
// id is the text "null", never null.

import { parseLanguagePath } from './language-path.ts';
import type { ProductIds } from '../product.ts';
import type { Site } from '../site.ts';
import { splitHref } from '../url-path.ts';

const unknownId = 'null';

/**
 * Finds the product and the category of the page at a path.
 *
 * @example
 * findProductIds(site, '/x/react-data-grid/') // { productId: 'x-data-grid', categoryId: 'x' }
 */
export function findProductIds(site: Pick<Site, 'languages' | 'products' | 'productIds'>, path: string): ProductIds {
  const { canonicalAs } = parseLanguagePath(path, site.languages);
  const [first = '', second = ''] = splitHref(canonicalAs).path.split('/').filter(Boolean);

  const rule = site.productIds.find(({ segment }) => segment === first);
  if (rule) return { productId: rule.productId, categoryId: rule.categoryId };

  if (first === 'experiments' && second === 'docs') return { productId: 'docs-infra', categoryId: 'docs' };

  const product = site.products.find(({ id }) => id === first);
  if (first === 'x') return { productId: toXProduct(second), categoryId: product?.category ?? 'x' };
  // A product with such a name still counts as documentation.
  if (isDocs(first)) return { productId: 'docs', categoryId: 'docs' };
  if (product) return { productId: product.id, categoryId: product.category ?? findCategory(first) };

  return { productId: isCore(first) ? first : unknownId, categoryId: findCategory(first) };
}

/** Finds the fixed category of a first path segment, whatever the settings; "null" for unknownId. */
export function findCategory(segment: string): string {
  if (isCore(segment)) return 'core';
  if (segment === 'x') return 'x';
  return isDocs(segment) ? 'docs' : unknownId;
}

function isCore(segment: string): boolean {
  return ['material-ui', 'joy-ui', 'base-ui', 'system'].includes(segment);
}

function isDocs(segment: string): boolean {
  return ['toolpad', 'docs', 'versions', 'production-error'].includes(segment);
}

function toXProduct(segment: string): string {
  const component = segment.startsWith('react-') ? segment.slice('react-'.length) : '';
  return component === '' ? unknownId : `x-${component}`;
}
