// The settings of a site → its API extracted anew and kept, apart from any build: no save waits for it.

import { listWithEarlier, startExtraction } from '../api/references/start-extraction.ts';
import type { OpenExtractionPool } from '../api/threads/keep-extraction-pool.ts';
import { loadSite } from '../load/load-site.ts';

interface RefreshOptions {
  readonly root: string;
  readonly cache: string;
  readonly openPool: OpenExtractionPool;
  readonly log: (message: string) => void;
}

/** Extracts what has changed; tells whether there was anything. */
export async function refreshApi({ root, cache, openPool, log }: RefreshOptions): Promise<boolean> {
  const loaded = await loadSite({ root, cache, log: () => undefined });
  if (!('site' in loaded)) return false;

  const { api, sources, limits } = loaded.site;
  const packages = listWithEarlier(api, root);
  const extraction = startExtraction(packages, { root, cache, sources, megabytes: limits.memory, openPool, log });
  return (await extraction.load(packages)).extracted > 0;
}
