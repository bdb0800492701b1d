// The library of a site, made once for each set of installed packages and of names that are taken from
// them. It holds no path of this machine: another one with the same packages may take it over.

import { join } from 'node:path';
import { defaultMemory } from '../../../core/config/parse-config.ts';
import { toWantKey } from '../../../core/demos/library/library.ts';
import { hash } from '../../files/hash.ts';
import { hashFile } from '../../files/hash-file.ts';
import { openTextStore } from '../../files/store/open-text-store.ts';
import type { LibraryRequest } from './bundle/bundle-library.ts';
import type { BundledLibrary } from './bundle/to-bundled-library.ts';

/** What a library is made of, and where it is kept. */
export interface KeptLibraryRequest extends LibraryRequest {
  readonly cache: string;
  readonly engineKey: string;
  /** Stands for the packages that are installed. */
  readonly packagesKey: string;
  /** Tells whether the key still stands for what was read: who saves a source meanwhile is told by the next build. */
  readonly isSettled?: () => boolean;
  readonly log: (message: string) => void;
}

/** Makes the key of a library: same key, same modules. */
function toLibraryKey({
  root,
  wants,
  own,
  platform,
  define = {},
  engineKey,
  packagesKey,
  megabytes = defaultMemory,
}: Omit<KeptLibraryRequest, 'cache' | 'engineFolder' | 'isSettled'>): string {
  // A license stands in its entry. Where the site lies does not count, as a cache may move.
  const texts = own.map(({ key, text }) => [key, text.replaceAll(root, '')]);
  return hash(engineKey, packagesKey, platform, JSON.stringify([wants.map(toWantKey), texts, define, megabytes]));
}

/** Takes the library that is kept, or bundles it. */
export async function openLibrary(request: KeptLibraryRequest): Promise<{ key: string; library: BundledLibrary }> {
  const { key, text } = await openLibraryText(request);
  return { key, library: JSON.parse(text) as BundledLibrary };
}

/** Takes the library that is kept, or bundles it; as text, for those who hand it on. */
export async function openLibraryText(request: KeptLibraryRequest): Promise<{ key: string; text: string }> {
  const { root } = request;
  const store = openTextStore(request.cache, 'library', { log: request.log });
  const wanted = toLibraryKey(request);
  const known = store.read(toReadsName(wanted));
  const key = addReads(wanted, { root, files: known === undefined ? [] : (JSON.parse(known) as string[]) });
  const kept = store.read(key);
  if (kept !== undefined) return { key, text: kept };

  // The bundler is loaded only when there is work for it.
  const { bundleLibrary } = await import('./bundle/bundle-library.ts');
  const library = await bundleLibrary(request);
  const text = JSON.stringify(library);
  // Nobody may take it for what the key stands for.
  if (request.isSettled?.() === false) return { key: hash(key, text), text };
  const { reads = [] } = library;
  const whole = addReads(wanted, { root, files: reads });
  if (reads.length > 0) store.write(toReadsName(wanted), JSON.stringify(reads));
  store.write(whole, text);
  return { key: whole, text };
}

/** What style sheets are made from is known once they have been compiled, and kept under a name of its own. */
function toReadsName(key: string): string {
  return hash(key, 'reads');
}

/** Adds what files hold to a key. */
export function addReads(key: string, { root, files }: { root: string; files: readonly string[] }): string {
  return files.length === 0 ? key : hash(key, ...files.flatMap((file) => [file, hashFile(join(root, file))]));
}
