// The scripts of a site without demos depend on the engine and on React alone, so the engine brings
// them for the React that it was made with; sites with another one bundle their own.

import { version } from 'react';
import { readEngine } from '../engine.ts';
import type { ClientBundle } from './client-bundle.ts';
import { runBundler } from './run-bundler.ts';

/** Scripts that are ready, and the key of the engine and React that they belong to. */
export interface PrebuiltClient {
  readonly engineKey: string;
  readonly bundle: ClientBundle;
}

/** Bundles the scripts of every site without demos. Called when the engine is compiled. */
export async function prebuildClient(root: string): Promise<PrebuiltClient> {
  const engineKey = `${readEngine().key} ${version}`;
  const { bundle } = await runBundler({
    root,
    cache: '',
    engineKey,
    packagesKey: '',
    alias: {},
    pages: [],
    log: () => undefined,
  });
  return { engineKey, bundle };
}
