// The facts of a site → the versions of its products: those of the settings, or those that the build was
// handed in their place. One site may write them for all of its versions to read.

import type { Product } from '../../model/product.ts';
import type { Site } from '../../model/site.ts';
import { isSitePath } from '../../model/url-path.ts';
import type { ListedVersion, VersionList } from '../../model/version-list.ts';

/** What listing needs to know of a site. */
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
  const handed = list?.products.find(({ id }) => id === product.id);
  if (handed) return handed.versions;

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

/** Tells whether versions of the site stand beside each other on its host. */
export function isVersioned({ products, versions }: Pick<Site, 'products' | 'versions'>): boolean {
  return (
    versions.isSet ||
    versions.list !== undefined ||
    products.some((product) => product.versions.some(({ base }) => base !== undefined))
  );
}

/** Gives the file of the list in the output of the version that writes it: the one whose base the address lies in. */
export function findListFile(site: VersionFacts): string | undefined {
  const { base, versions } = site;
  if (!isVersioned(site) || versions.list !== undefined || !versions.address.startsWith(base)) return undefined;
  return versions.address.slice(base.length);
}

/** Tells whether pages have something to learn in the browser: the list, or what pages other versions have. */
export function readsVersions(site: VersionFacts): boolean {
  if (!isVersioned(site)) return false;
  const bases = listVersions(site, (path) => path).products.flatMap(({ versions }) => versions.map(({ base }) => base));
  return findListFile(site) === undefined || bases.some((base) => base !== undefined && base !== site.base);
}
