// The folder of a store → the same folder within its limits: what was used last stays.

import { readdirSync, rmSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { StoreLimits } from './store-limits.ts';
import { lstatPath } from '../stat-path.ts';

interface File {
  readonly path: string;
  readonly time: number;
  readonly bytes: number;
}

/** Longer than any file takes to be written. */
const hourMs = 60 * 60 * 1000;

/** Removes what was not used for longest, once there is too much, and what killed builds left. The newest entry always stays. */
export function pruneFolder(folder: string, { entries, bytes }: StoreLimits): void {
  const listed = listFolder(folder);
  const kept = listed.filter(isEntry).flatMap((entry) => measure(join(folder, entry.name)));
  const others = listed.filter((entry) => !isEntry(entry)).flatMap((entry) => measure(join(folder, entry.name)));
  const byUse = kept.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1));
  let sum = 0;

  const tooMuch = byUse.filter((file, index) => {
    sum += file.bytes;
    return index > 0 && (index >= entries || sum > bytes);
  });
  const old = others.filter(({ time }) => Date.now() - time > hourMs);
  for (const { path } of [...tooMuch, ...old]) removeQuietly(path);
}

/** Anything else is a part of an entry, or was kept by another version of the engine. */
function isEntry(entry: Dirent): boolean {
  return entry.isFile() && /^[\w]{22}(?:\.mjs)?$/.test(entry.name);
}

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Nothing was kept yet, or no folder stands there.
    return [];
  }
}

function measure(path: string): File[] {
  try {
    const found = lstatPath(path);
    return found ? [{ path, time: found.mtimeMs, bytes: found.size }] : [];
  } catch {
    // Another build is tidying up.
    return [];
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // It may be gone the next time.
  }
}
