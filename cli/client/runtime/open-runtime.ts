// The engine's own scripts, where they are ready: in the compiled engine, for the React that it was made
// with, or in the cache of the site.

import { openStore } from '../../store/open-store.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { toEngineFile } from '../../engine.ts';
import { hash } from '../../hash.ts';
import type { Runtime } from './bundle-runtime.ts';
import type { PrebuiltClient } from './prebuild-client.ts';
import { toRuntimeKey } from '../../to-runtime-key.ts';

interface RuntimeRequest {
  readonly cache: string;
  readonly hasDemos: boolean;
  readonly log: (message: string) => void;
}

/** Takes the engine's scripts where they are ready, or bundles them. */
export async function openRuntime({ cache, hasDemos, log }: RuntimeRequest): Promise<Runtime> {
  const runtimeKey = toRuntimeKey();
  const ready = readPrebuilt(runtimeKey)?.[hasDemos ? 'withDemos' : 'plain'];
  if (ready) return ready;
  const store = openStore<Runtime>(cache, 'client', { log });
  const key = hash(runtimeKey, String(hasDemos));
  const kept = store.read(key);
  if (kept) return kept;

  const { bundleRuntime } = await import('./bundle-runtime.ts');
  const runtime = await bundleRuntime({ hasDemos });
  store.write(key, runtime);
  return runtime;
}

function readPrebuilt(key: string): PrebuiltClient['runtimes'] | undefined {
  const text = readIfThere(toEngineFile('prebuilt.json'))?.toString();
  const { engineKey, runtimes } = JSON.parse(text ?? '{}') as Partial<PrebuiltClient>;
  return engineKey === key ? runtimes : undefined;
}
