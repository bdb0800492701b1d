// The library of a site, made once for each set of installed packages and of names that are taken from
// them. It holds no path of this machine: another one with the same packages may take it over.

import { toWishKey } from '../../core/library/library.ts';
import { hash } from '../hash.ts';
import { openStore } from '../store/open-store.ts';
import type { LibraryRequest } from './bundle-library.ts';
import type { BundledLibrary } from './to-bundled-library.ts';

/** What a library is made of, and where it is kept. */
export interface KeptLibraryRequest extends LibraryRequest {
  readonly cache: string;
  readonly engineKey: string;
  /** Stands for the packages that are installed. */
  readonly packagesKey: string;
  readonly log: (message: string) => void;
}

/** A library, and the key under which it is kept. */
interface OpenedLibrary {
  readonly key: string;
  /** Tells whether another thread can read it from the cache. */
  readonly isKept: boolean;
  readonly library: BundledLibrary;
}

/** Makes the key of a library: same key, same modules. */
function toLibraryKey({
  wishes,
  own,
  platform,
  engineKey,
  packagesKey,
}: Omit<KeptLibraryRequest, 'cache' | 'root' | 'engineFolder'>): string {
  // Paths of the engine's own entries lead to packages that the other keys stand for.
  const names = own.map(({ key }) => key);
  return hash(engineKey, packagesKey, platform, JSON.stringify([wishes.map(toWishKey), names]));
}

/** Takes the library that is kept, or bundles it. */
export async function openLibrary(request: KeptLibraryRequest): Promise<OpenedLibrary> {
  const store = openStore<BundledLibrary>(request.cache, 'library', { log: request.log });
  const key = toLibraryKey(request);
  const kept = store.read(key);
  if (kept) return { key, library: kept, isKept: true };

  // The bundler is loaded only when there is work for it.
  const { bundleLibrary } = await import('./bundle-library.ts');
  const library = await bundleLibrary(request);
  return { key, library, isKept: store.write(key, library) };
}
