// The options of a build → its folders, and the key of the engine.

import { join, resolve } from 'node:path';
import { toRuntimeKey } from '../../files/to-runtime-key.ts';
import { readWireFormat } from '../../files/store/wire-format.ts';
import { toStagingFolder } from '../../files/to-staging-folder.ts';

/** The folders of a build, and the key of the engine. */
export interface BuildPlace {
  readonly root: string;
  readonly out: string;
  readonly cache: string;
  /** Folder for finished files until the whole site is built without errors. */
  readonly staging: string;
  readonly engineKey: string;
}

/** Returns the folders and the engine key of a build. */
export function toBuildPlace({ root, out, cache }: { root: string; out: string; cache?: string }): BuildPlace {
  const place = { root: resolve(root), out: resolve(out) };
  return {
    ...place,
    cache: cache ?? join(place.root, '.vitrine'),
    staging: toStagingFolder(place.out),
    // React renders the pages, and a site installs its own version; stored parts are serialized by Node.
    engineKey: `${toRuntimeKey()} ${readWireFormat()}`,
  };
}
