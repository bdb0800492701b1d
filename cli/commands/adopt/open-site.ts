// Reads the site of another engine from its folder. Settings may name folders outside of it, such as "../docs": those
// are read as well if they belong to the same repository, and nothing else outside of the folder is.

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { detectEngine, type DetectedEngine } from '../../../adopt/engines/detect-engine.ts';
import { readSite } from '../../../adopt/engines/read-site.ts';
import type { SearchedPlace, SourceFolder, SourceSite } from '../../../adopt/source-site.ts';
import { foldersAbove } from '../../files/folders-above.ts';
import { readSourceFolder } from './read-source-folder.ts';
import { statPath } from '../../files/stat-path.ts';

/** An opened site of another engine. */
export interface OpenedSite {
  /** The folder that file names are relative to: the given one, or one above it. */
  readonly root: string;
  readonly folder: SourceFolder;
  readonly detected: DetectedEngine;
  readonly site: SourceSite;
  readonly searched: readonly SearchedPlace[];
}

/** How often a newly read folder may lead to another. */
const maxSteps = 4;
/** Without a repository, how many folders above the site its package may be. */
const maxLevels = 3;

/** Opens the site in a folder; returns undefined if there is none. */
export function openSite(source: string): OpenedSite | undefined {
  const folder = readSourceFolder(source);
  const detected = detectEngine(folder);
  if (!detected) return undefined;

  let opened: OpenedSite & { readonly outside: readonly string[] } = {
    root: source,
    folder,
    detected,
    ...readSite(detected, folder),
  };
  const starts = new Set([source]);
  for (let step = 0; step < maxSteps; step += 1) {
    const { root } = opened;
    const found = opened.outside.map((name) => resolve(root, name)).filter((path) => mayRead(path, source));
    const added = found.filter((path) => ![...starts].some((start) => isWithin(path, start)));
    if (added.length === 0) return opened;
    for (const path of added) starts.add(path);
    opened = openWithin(source, [...starts], detected);
  }
  return opened;
}

/** Reads the site from a folder above it that contains all named folders. */
function openWithin(source: string, starts: readonly string[], { engine, file }: DetectedEngine) {
  let root = source;
  while (!starts.every((start) => isWithin(start, root))) root = dirname(root);
  const manifest = join(root, 'package.json');
  const folder = readSourceFolder(
    root,
    [...starts, ...(existsSync(manifest) ? [manifest] : [])].map((start) => toName(root, start)),
  );
  const detected = { engine, file: toName(root, join(source, file)) };
  return { root, folder, detected, ...readSite(detected, folder) };
}

/** Returns whether a path is in the same repository, or without one, beside the site or in the package around it. */
function mayRead(path: string, source: string): boolean {
  const stats = statPath(path);
  if (!stats || !(stats.isFile() || stats.isDirectory())) return false;
  const real = realpathSync(path);
  const place = realpathSync(source);
  if (isWithin(place, real)) return false;
  const repository = findUp(place, '.git', Number.POSITIVE_INFINITY);
  if (repository !== undefined) return isWithin(real, repository);
  const around = findUp(dirname(place), 'package.json', maxLevels);
  return dirname(real) === dirname(place) || (around !== undefined && isWithin(real, around));
}

/** Finds the nearest folder, from this one upwards, that contains a file of this name. */
function findUp(start: string, name: string, levels: number): string | undefined {
  return foldersAbove(start)
    .slice(0, levels)
    .find((folder) => existsSync(join(folder, name)));
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

function toName(root: string, path: string): string {
  return relative(root, path).replaceAll('\\', '/');
}
