import { toHref } from '../../model/paths/to-href.ts';
import type { Site } from '../../model/site.ts';
import { listVersions } from './list-versions.ts';
import { planVersionTable } from './plan-version-table.ts';

/** Renders versions.json, which all versions of the host read; products without versions are left out. */
export function renderVersionList(site: Pick<Site, 'base' | 'languages' | 'products' | 'versions'>): string {
  const { products } = listVersions(site, (path) => toHref(site, path));
  const { groups } = planVersionTable({ products });
  const listed = products.filter(({ id }) => groups.some((group) => group.id === id));
  return `${JSON.stringify({ products: listed }, null, 2)}\n`;
}
