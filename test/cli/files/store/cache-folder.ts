// A folder for the cache of one test, and the notices that were logged.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes a folder that is removed after the test. The cache in it does not exist yet. */
export function cacheFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'cache-'));
  const notices: string[] = [];
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, cache: join(folder, 'cache'), notices, log: (message: string) => void notices.push(message) };
}
