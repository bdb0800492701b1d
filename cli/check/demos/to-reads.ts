// Addresses that a page has fetched → the files of the site among them, with their hashes.

import type { FileHashes } from './create-file-hashes.ts';

/** The files that a page was loaded from: paths of the served site, and other addresses, which have an empty hash. */
export type Reads = readonly (readonly [path: string, hash: string])[];

/** How addresses are read. */
interface ReadOptions {
  /** The sub-path of the served site, with a slash at both ends. */
  readonly base: string;
  readonly toHash: FileHashes;
}

/**
 * Returns the files that a page has fetched, with the hashes of the site's own. Others have no hash, so they never
 * count as unchanged: their demo is opened each time.
 */
export function toReads(addresses: Iterable<string>, { base, toHash }: ReadOptions): Reads {
  return [...new Set(addresses)]
    .filter((address) => /^(?:https?:|\/)/.test(address))
    .map((address) => {
      const path = address.startsWith(base) ? toPath(address.slice(base.length)) : address;
      return [path, toHash(path) ?? ''] as const;
    });
}

/** Returns whether all files of a page are unchanged; false for a page without files. */
export function areUnchanged(reads: Reads, toHash: FileHashes): boolean {
  return reads.length > 0 && reads.every(([path, known]) => known !== '' && toHash(path) === known);
}

/** "a%20b.js?x" is the file "/a b.js". */
function toPath(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  try {
    return `/${decodeURIComponent(path)}`;
  } catch {
    return `/${path}`;
  }
}
