// Stores the types of fences. The key covers the code, the settings and the installed packages; other files of the site
// that a fence imports are stored with it, to be compared.

import { join, posix } from 'node:path';
import type { ExcerptMarker } from '../../../core/model/document.ts';
import type { KeptTypes } from '../../site/plan/page-task.ts';
import type { ParseContext } from '../../site/plan/to-parse-context.ts';
import type { ReadFile } from '../../files/read-file.ts';
import { hashFile } from '../../files/hash-file.ts';
import { hash } from '../../files/hash.ts';
import { openStore } from '../../files/store/open-store.ts';
import { listTypeSettings } from './list-type-settings.ts';
import type { TypedResult, TypedFence } from '../../../core/code/types/typed-fence.ts';

/** The stored types of a site. */
interface TypedStore {
  /** Creates the request for the types of a fence. */
  toRequest(fence: Pick<ExcerptMarker, 'language'> & { readonly code: string; readonly file: string }): TypedFence;
  read(request: TypedFence): KeptTypes | undefined;
  /** Stores the types of a fence, if the cache can be written, and returns them. */
  write(want: TypedFence, result: TypedResult): KeptTypes;
}

/** Opens the store. It assumes that files of the site do not change from now on. */
export function openTypedStore(
  {
    root,
    cache,
    engineKey,
    packagesKey,
    site,
  }: Pick<ParseContext, 'root' | 'cache' | 'engineKey' | 'packagesKey' | 'site'>,
  { log }: { readonly log: (message: string) => void },
): TypedStore {
  const store = openStore<KeptTypes>(cache, 'types', { log });
  const hashes = new Map<string, string>();
  const hashOnce = (file: string) => {
    const found = hashes.get(file) ?? hashFile(join(root, file));
    hashes.set(file, found);
    return found;
  };
  const toReads = (files: readonly string[]) => files.map((file): ReadFile => ({ file, hash: hashOnce(file) }));
  const settings = toReads(listTypeSettings(root));
  const shared = hash(engineKey, packagesKey, JSON.stringify([settings, site.demos.alias, site.sources]));

  return {
    toRequest({ code, language, file }) {
      const folder = posix.dirname(file);
      return { key: hash(shared, language, folder, code), code, language, folder };
    },
    read({ key }) {
      const stored = store.read(key);
      return stored && stored.reads.every(({ file, hash: known }) => hashOnce(file) === known) ? stored : undefined;
    },
    write({ key }, result) {
      const stored: KeptTypes = { result, reads: [...settings, ...toReads(result.files)] };
      store.write(key, stored);
      return stored;
    },
  };
}
