// The settings of a site → the versions of its products: from the settings, or from a list passed to the build
// instead. One version may write this list for all others to read.

import type { Product } from '../../model/product.ts';
import type { Site } from '../../model/site.ts';
import { isSitePath } from '../../model/url-path.ts';
import type { ListedVersion, VersionList } from '../../model/version-list.ts';

/** The settings of a site that concern versions. */
type VersionFacts = Pick<Site, 'base' | 'products' | 'versions'>;

/** Lists the versions of all products. `toHref` turns a path of the site into an address of the host. */
export function listVersions(site: VersionFacts, toHref: (path: string) => string): VersionList {
  return {
    products: site.products.map((product) => ({
      id: product.id,
      name: product.name,
      versions: listProductVersions(site, product, toHref),
    })),
  };
}

/** Lists the versions of one product. */
export function listProductVersions(
  { base, versions: { list } }: VersionFacts,
  product: Pick<Product, 'id' | 'versions'>,
  toHref: (path: string) => string,
): readonly ListedVersion[] {
  const passed = list?.products.find(({ id }) => id === product.id);
  if (passed) return passed.versions;

  const toAddress = (path: string) => (isSitePath(path) ? toHref(path) : path);
  return product.versions.map(({ current, base: own, href, notes, migration, ...version }) => {
    const place = own ?? (current && href === undefined ? base : undefined);
    return {
      ...version,
      ...(place !== undefined && { base: place }),
      ...(href !== undefined && { href: toAddress(href) }),
      ...(notes !== undefined && { notes: toAddress(notes) }),
      ...(migration !== undefined && { migration: toAddress(migration) }),
    };
  });
}

/** Returns whether the host serves several versions of the site. */
export function isVersioned({ products, versions }: Pick<Site, 'products' | 'versions'>): boolean {
  return (
    versions.isSet ||
    versions.list !== undefined ||
    products.some((product) => product.versions.some(({ base }) => base !== undefined))
  );
}

/** Returns the file of the version list, if this version writes it: the list's address is below its base. */
export function findListFile(site: VersionFacts): string | undefined {
  const { base, versions } = site;
  if (!isVersioned(site) || versions.list !== undefined || !versions.address.startsWith(base)) return undefined;
  return versions.address.slice(base.length);
}

/** Returns whether pages load the version list, or page lists of other versions, in the browser. */
export function readsVersions(site: VersionFacts): boolean {
  if (!isVersioned(site)) return false;
  const bases = listVersions(site, (path) => path).products.flatMap(({ versions }) => versions.map(({ base }) => base));
  return findListFile(site) === undefined || bases.some((base) => base !== undefined && base !== site.base);
}
