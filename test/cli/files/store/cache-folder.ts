// A folder for the cache of one test, and the notices that were told of it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder that ends with the test. The cache in it is not there yet. */
export function cacheFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  const notices: string[] = [];
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, cache: join(folder, 'cache'), notices, log: (message: string) => void notices.push(message) };
}
