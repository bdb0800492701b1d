// Opens the cache folder of a command: in the site, or a temporary one that is removed when the command ends.

import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { statPath } from '../stat-path.ts';

/** An open cache folder. */
interface OpenCache {
  readonly folder: string;
  /** Removes the folder if it is temporary. */
  close(): void;
}

/** Opens the cache of a site, or a temporary one if the site cannot have one or `isTemporary` is set. */
export function openCache(
  root: string,
  { isTemporary = false, log }: { isTemporary?: boolean; log: (message: string) => void },
): OpenCache {
  const folder = join(root, '.vitrine');
  const hasFolder = !isTemporary && existsSync(folder);
  const isUsable = !isTemporary && canWrite(hasFolder ? folder : dirname(folder));
  if (isUsable) return { folder, close: () => undefined };

  // A read-only site has no cache, which is not a fault.
  if (hasFolder)
    log(
      `cache-unusable  The cache "${folder}" is not a folder that can be written to, so nothing is kept. Remove it, or give this user permission to write there.`,
    );
  const temporary = mkdtempSync(join(tmpdir(), 'docs-'));
  return { folder: temporary, close: () => rmSync(temporary, { recursive: true, force: true }) };
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return statPath(folder)?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
