// The options of a build → where it happens, and the key of what it happens with.

import { join, resolve } from 'node:path';
import { toRuntimeKey } from '../../files/to-runtime-key.ts';
import { readWireFormat } from '../../files/store/wire-format.ts';
import { toStagingFolder } from '../../files/to-staging-folder.ts';

/** Where a build happens, and what with. */
export interface BuildPlace {
  readonly root: string;
  readonly out: string;
  readonly cache: string;
  /** Where finished files wait until the whole site is good. */
  readonly staging: string;
  readonly engineKey: string;
}

/** Finds the place of a build. */
export function toBuildPlace({ root, out, cache }: { root: string; out: string; cache?: string }): BuildPlace {
  const place = { root: resolve(root), out: resolve(out) };
  return {
    ...place,
    cache: cache ?? join(place.root, '.vitrine'),
    staging: toStagingFolder(place.out),
    // React writes the pages, and a site brings its own; what parts keep of theirs is bytes that Node writes.
    engineKey: `${toRuntimeKey()} ${readWireFormat()}`,
  };
}
