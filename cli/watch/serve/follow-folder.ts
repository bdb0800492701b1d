// Follows an output folder, and indexes it again whenever a build has replaced it. While it is being replaced, the last
// complete index is used.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { SiteSource } from './create-static-handler.ts';
import { indexFolder } from './index-folder.ts';
import type { ServedSite } from './served-site.ts';

const marker = '.vitrine.json';

/** Follows an output folder; returns undefined if it does not exist. */
export async function followFolder(folder: string): Promise<SiteSource | undefined> {
  let signature = await readSignature(folder);
  const first = await indexFolder(folder);
  if (!first) return undefined;

  let site: ServedSite = first;
  let indexing: Promise<void> | undefined;

  return { current, refreshed };

  async function current(): Promise<ServedSite> {
    const seen = await readSignature(folder);
    if (seen !== undefined && seen !== signature) {
      indexing ??= index(seen).finally(() => (indexing = undefined));
      await indexing;
    }
    return site;
  }

  async function refreshed(): Promise<ServedSite> {
    await delay(30);
    signature = undefined;
    return current();
  }

  async function index(seen: string): Promise<void> {
    // A folder that disappears while it is indexed is checked again by the next request.
    const next = await indexFolder(folder).catch(() => undefined);
    if (!next || (await readSignature(folder)) !== seen) return;
    site = next;
    signature = seen;
  }
}

// A build that replaces the folder changes its inode; one that writes into it rewrites the marker.
async function readSignature(folder: string): Promise<string | undefined> {
  const [root, mark] = await Promise.all(
    [folder, join(folder, marker)].map((file) => stat(file).catch(() => undefined)),
  );
  return root && [root, mark].map((status) => (status ? `${status.ino}:${status.mtimeMs}` : '')).join(' ');
}
