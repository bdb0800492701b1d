import { hash } from '../../files/hash.ts';
import type { LoadedSite } from './load-site.ts';
import type { PackageKeys } from './read-packages-key.ts';

/** Hashes what the settings and trees of a site say, and what the site can import. Its pages and their files are not part of it. */
export function toSiteKey(loaded: LoadedSite, { librariesKey }: Pick<PackageKeys, 'librariesKey'>): string {
  return hash(JSON.stringify(loaded), librariesKey);
}
