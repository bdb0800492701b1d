// The published facts of a product → entries to compare with. They are beside the repository, if at all.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PublishedEntry } from './compare-api.ts';

/** Reads what was published of a product; undefined if the facts are missing. */
export function readPublished(product: string): PublishedEntry[] | undefined {
  const folder = join(fileURLToPath(new URL('../../../shared/corpus/api/', import.meta.url)), product);
  if (!existsSync(folder)) return undefined;

  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PublishedEntry);
}
