// A served site → the hashes of its files, each read once.

import { readFileSync } from 'node:fs';
import { hash } from '../../files/hash.ts';
import type { ServedSite } from '../../watch/serve/served-site.ts';

/**
 * Returns the hash of the file at a path of the site, such as "/_app/main.js" or "/joy-ui/"; undefined if there is
 * none.
 */
export type FileHashes = (path: string) => string | undefined;

/** Hashes files on demand. */
export function createFileHashes({ files }: Pick<ServedSite, 'files'>): FileHashes {
  const hashes = new Map<string, string | undefined>();

  return (path) => {
    if (!hashes.has(path)) {
      const served = files.get(path.endsWith('/') ? `${path}index.html` : path);
      hashes.set(path, served && hash(served.contents ?? readFileSync(served.file)));
    }
    return hashes.get(path);
  };
}
