// The engine's scripts depend on the engine and on React alone, so the engine brings them for the React
// that it was made with; sites with another one bundle their own.

import { bundleRuntime, type Runtime } from './bundle-runtime.ts';
import { toRuntimeKey } from '../../to-runtime-key.ts';

/** Scripts that are ready, and the key of the engine and React that they belong to. */
export interface PrebuiltClient {
  readonly engineKey: string;
  readonly runtimes: { readonly plain: Runtime; readonly withDemos: Runtime };
}

/** Bundles the engine's scripts, for sites with demos and without. Called when the engine is compiled. */
export async function prebuildClient(): Promise<PrebuiltClient> {
  const engineKey = toRuntimeKey();
  const [plain, withDemos] = await Promise.all([bundleRuntime({ hasDemos: false }), bundleRuntime({ hasDemos: true })]);
  return { engineKey, runtimes: { plain, withDemos } };
}
