import { hash } from '../../files/hash.ts';
import type { LoadedSite } from './load-site.ts';
import type { PackageKeys } from './read-packages-key.ts';

/** Hashes the settings, trees and importable packages of a site, without its pages and their files. */
export function toSiteKey(loaded: LoadedSite, { librariesKey }: Pick<PackageKeys, 'librariesKey'>): string {
  return hash(JSON.stringify(loaded), librariesKey);
}
