// The library of a site, built once for each set of installed packages and imported names. It contains no path of this
// machine, so another one with the same packages may reuse it.

import { join } from 'node:path';
import { defaultMemory } from '../../../core/config/parse-config.ts';
import { toWantKey } from '../../../core/demos/library/library.ts';
import { hash } from '../../files/hash.ts';
import { hashFile } from '../../files/hash-file.ts';
import { openTextStore } from '../../files/store/open-text-store.ts';
import type { LibraryRequest } from './bundle/bundle-library.ts';
import type { BundledLibrary } from './bundle/to-bundled-library.ts';

/** The sources of a library, and its cache. */
export interface KeptLibraryRequest extends LibraryRequest {
  readonly cache: string;
  readonly engineKey: string;
  /** Key of the installed packages. */
  readonly packagesKey: string;
  /** Returns whether the key still matches the files that were read; sources saved meanwhile are left to the next build. */
  readonly isSettled?: () => boolean;
  readonly log: (message: string) => void;
}

/** Returns the key of a library: same key, same modules. */
function toLibraryKey({
  root,
  wants,
  engineEntries,
  platform,
  define = {},
  engineKey,
  packagesKey,
  megabytes = defaultMemory,
}: Omit<KeptLibraryRequest, 'cache' | 'engineFolder' | 'isSettled'>): string {
  // The license is part of its entry. The site's folder does not count, as a cache may be moved.
  const texts = engineEntries.map(({ key, text }) => [key, text.replaceAll(root, '')]);
  return hash(engineKey, packagesKey, platform, JSON.stringify([wants.map(toWantKey), texts, define, megabytes]));
}

/** Reads the stored library, or bundles it. */
export async function openLibrary(request: KeptLibraryRequest): Promise<{ key: string; library: BundledLibrary }> {
  const { key, text } = await openLibraryText(request);
  return { key, library: JSON.parse(text) as BundledLibrary };
}

/** Reads the stored library, or bundles it, as text for passing on. */
export async function openLibraryText(request: KeptLibraryRequest): Promise<{ key: string; text: string }> {
  const { root } = request;
  const store = openTextStore(request.cache, 'library', { log: request.log });
  const baseKey = toLibraryKey(request);
  const known = store.read(toReadsName(baseKey));
  const key = addReads(baseKey, { root, files: known === undefined ? [] : (JSON.parse(known) as string[]) });
  const storedLibrary = store.read(key);
  if (storedLibrary !== undefined) return { key, text: storedLibrary };

  // The bundler is loaded only when needed.
  const { bundleLibrary } = await import('./bundle/bundle-library.ts');
  const library = await bundleLibrary(request);
  const text = JSON.stringify(library);
  // It may not match the key, so it is not stored.
  if (request.isSettled?.() === false) return { key: hash(key, text), text };
  const { reads = [] } = library;
  const fullKey = addReads(baseKey, { root, files: reads });
  if (reads.length > 0) store.write(toReadsName(baseKey), JSON.stringify(reads));
  store.write(fullKey, text);
  return { key: fullKey, text };
}

/** Source files of style sheets are known only after compiling, so they are stored under a separate name. */
function toReadsName(key: string): string {
  return hash(key, 'reads');
}

/** Adds the contents of files to a key. */
export function addReads(key: string, { root, files }: { root: string; files: readonly string[] }): string {
  return files.length === 0 ? key : hash(key, ...files.flatMap((file) => [file, hashFile(join(root, file))]));
}
