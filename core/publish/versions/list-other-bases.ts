import type { Site } from '../../model/site.ts';
import { listVersions } from './list-versions.ts';

/** Lists where other versions lie on the host: their addresses are not this one's to judge. */
export function listOtherBases(site: Pick<Site, 'base' | 'products' | 'versions'>): string[] {
  const { products } = listVersions(site, (path) => path);
  const bases = products.flatMap(({ versions }) => versions.flatMap(({ base }) => base ?? []));
  return [...new Set(bases)].filter((base) => base !== site.base);
}
