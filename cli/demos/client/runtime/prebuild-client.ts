// The engine's scripts depend only on the engine and on React, so the engine ships them for its own React version; sites
// with another one bundle theirs.

import { toRuntimeKey } from '../../../files/to-runtime-key.ts';
import { bundleRuntime } from './bundle-runtime.ts';
import { toPrebuiltFile, type PrebuiltRuntime } from './open-runtime.ts';

/** Bundles the engine's scripts for sites with and without demos, by file. Called when the engine is compiled. */
export async function prebuildClient(): Promise<ReadonlyMap<string, PrebuiltRuntime>> {
  const key = toRuntimeKey();
  const kinds = [false, true].map(async (hasDemos) => {
    return [toPrebuiltFile(hasDemos), { key, runtime: await bundleRuntime({ hasDemos }) }] as const;
  });
  return new Map(await Promise.all(kinds));
}
