import type { Site } from '../../model/site.ts';
import { listVersions } from './list-versions.ts';

/** Lists the bases of other versions on the host, whose addresses this version cannot check. */
export function listOtherBases(site: Pick<Site, 'base' | 'products' | 'versions'>): string[] {
  const { products } = listVersions(site, (path) => path);
  const bases = products.flatMap(({ versions }) => versions.flatMap(({ base }) => base ?? []));
  return [...new Set(bases)].filter((base) => base !== site.base);
}
