// The engine's scripts depend on the engine and on React alone, so the engine brings them for the React
// that it was made with; sites with another one bundle their own.

import { toRuntimeKey } from '../../../files/to-runtime-key.ts';
import { bundleRuntime } from './bundle-runtime.ts';
import { toPrebuiltFile, type PrebuiltRuntime } from './open-runtime.ts';

/** Bundles the engine's scripts, for sites with demos and without, by the file of the engine. Called when it is compiled. */
export async function prebuildClient(): Promise<ReadonlyMap<string, PrebuiltRuntime>> {
  const key = toRuntimeKey();
  const kinds = [false, true].map(async (hasDemos) => {
    return [toPrebuiltFile(hasDemos), { key, runtime: await bundleRuntime({ hasDemos }) }] as const;
  });
  return new Map(await Promise.all(kinds));
}
