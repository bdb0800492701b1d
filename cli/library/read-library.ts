import type { BuildContext } from '../build-context.ts';
import { openStore } from '../store/open-store.ts';
import type { BundledLibrary } from './to-bundled-library.ts';

/** Creates the function that reads, in a thread that makes pages, what packages give to demos. */
export function createLibraryReader(
  { cache, library }: Pick<BuildContext, 'cache' | 'library'>,
  log: (message: string) => void,
): () => BundledLibrary {
  return function readLibrary() {
    const kept = library.whole ?? openStore<BundledLibrary>(cache, 'library', { log }).read(library.key);
    if (!kept) throw new Error('The library of the site has gone from the cache while pages were made');
    return kept;
  };
}
