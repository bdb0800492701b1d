// Before the tests of whole sites: compiles the engine once, and makes the folder for their sites.

import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Holds the sites of this run; removed when it is over. */
    sitesFolder: string;
  }
}

/**
 * Compiles, and gives the function that cleans up after the last test. Vitest waits for it while the test processes
 * are still ending: were it to block for as long as it takes to remove thousands of sites, they would seem to hang.
 */
export function setup(project: TestProject): () => Promise<void> {
  execFileSync(process.execPath, [fileURLToPath(new URL('../scripts/compile.mjs', import.meta.url))], {
    stdio: 'inherit',
  });
  const folder = mkdtempSync(join(tmpdir(), 'docs-sites-'));
  project.provide('sitesFolder', folder);
  return () => rm(folder, { recursive: true, force: true, maxRetries: 10 });
}
