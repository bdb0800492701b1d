import { join } from 'node:path';
import { pruneFolder } from './prune-folder.ts';
import { storeLimits } from './store-limits.ts';

/** Makes room in every store of a cache. `pages` is how many the site has. */
export function pruneStores(cache: string, pages: number): void {
  for (const [name, toLimits] of Object.entries(storeLimits)) pruneFolder(join(cache, name), toLimits(pages));
}
