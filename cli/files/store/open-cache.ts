// Where a command keeps what it remembers: the folder of the site, or one that ends with the command.

import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { statPath } from '../stat-path.ts';

/** A folder to keep things in. */
interface OpenCache {
  readonly folder: string;
  /** Removes the folder if it was made for this command alone. */
  close(): void;
}

/** Opens the cache of a site, or a passing one where the site can have none or `isPassing` asks for it. */
export function openCache(
  root: string,
  { isPassing = false, log }: { isPassing?: boolean; log: (message: string) => void },
): OpenCache {
  const folder = join(root, '.vitrine');
  const hasFolder = !isPassing && existsSync(folder);
  const canKeep = !isPassing && canWrite(hasFolder ? folder : dirname(folder));
  if (canKeep) return { folder, close: () => undefined };

  // A site that may only be read has no cache, and that is as it should be.
  if (hasFolder)
    log(
      `cache-unusable  The cache "${folder}" is not a folder that can be written to, so nothing is kept. Remove it, or give this user permission to write there.`,
    );
  const passing = mkdtempSync(join(tmpdir(), 'docs-'));
  return { folder: passing, close: () => rmSync(passing, { recursive: true, force: true }) };
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statPath(folder)?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
