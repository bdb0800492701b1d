import { readdirSync, rmSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { StoreLimits } from './store-limits.ts';
import { lstatPath } from '../stat-path.ts';

interface File {
  readonly path: string;
  readonly time: number;
  readonly bytes: number;
}

/** Longer than writing any file takes. */
const hourMs = 60 * 60 * 1000;

/** Removes the least recently used entries beyond the limits, and leftovers of killed builds. Keeps the newest entry. */
export function pruneFolder(folder: string, { entries, bytes }: StoreLimits): void {
  const listed = listFolder(folder);
  const storedEntries = listed.filter(isEntry).flatMap((entry) => measure(join(folder, entry.name)));
  const others = listed.filter((entry) => !isEntry(entry)).flatMap((entry) => measure(join(folder, entry.name)));
  const byUse = storedEntries.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1));
  let sum = 0;

  const excessEntries = byUse.filter((file, index) => {
    sum += file.bytes;
    return index > 0 && (index >= entries || sum > bytes);
  });
  const leftovers = others.filter(({ time }) => Date.now() - time > hourMs);
  for (const { path } of [...excessEntries, ...leftovers]) removeQuietly(path);
}

/** Anything else is a partial entry, or from another version of the engine. */
function isEntry(entry: Dirent): boolean {
  return entry.isFile() && /^[\w]{22}(?:\.mjs)?$/.test(entry.name);
}

function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Nothing was stored yet, or the path is not a folder.
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
    // The next run tries again.
  }
}
