import { join } from 'node:path';
import { pruneFolder } from './prune-folder.ts';
import { storeLimits } from './store-limits.ts';

/** Prunes every store of a cache. `pages` is the number of pages of the site. */
export function pruneStores(cache: string, pages: number): void {
  for (const [name, toLimits] of Object.entries(storeLimits)) pruneFolder(join(cache, name), toLimits(pages));
}
