// Reads the engine's prebuilt scripts: from the compiled engine, for the React version that it was built with, or from
// the cache of the site.

import { openStore } from '../../../files/store/open-store.ts';
import { readIfThere } from '../../../files/read-if-there.ts';
import { toEngineFile } from '../../../files/engine.ts';
import { hash } from '../../../files/hash.ts';
import type { Runtime } from './bundle-runtime.ts';
import { toRuntimeKey } from '../../../files/to-runtime-key.ts';

/** Prebuilt scripts, with the key of their engine and React. */
export interface PrebuiltRuntime {
  readonly key: string;
  readonly runtime: Runtime;
}

interface RuntimeRequest {
  readonly cache: string;
  readonly hasDemos: boolean;
  readonly log: (message: string) => void;
}

/** Reads the engine's prebuilt scripts, or bundles them. */
export async function openRuntime({ cache, hasDemos, log }: RuntimeRequest): Promise<Runtime> {
  const runtimeKey = toRuntimeKey();
  const ready = readPrebuilt(hasDemos);
  if (ready?.key === runtimeKey) return ready.runtime;
  const store = openStore<Runtime>(cache, 'client', { log });
  const key = hash(runtimeKey, String(hasDemos));
  const stored = store.read(key);
  if (stored) return stored;

  const { bundleRuntime } = await import('./bundle-runtime.ts');
  const runtime = await bundleRuntime({ hasDemos });
  store.write(key, runtime);
  return runtime;
}

/** Returns the engine's file of prebuilt scripts: ASCII JSON, which is read three times as fast as UTF-8. */
export function toPrebuiltFile(hasDemos: boolean): string {
  return hasDemos ? 'prebuilt-demos.json' : 'prebuilt.json';
}

function readPrebuilt(hasDemos: boolean): PrebuiltRuntime | undefined {
  const text = readIfThere(toEngineFile(toPrebuiltFile(hasDemos)))?.toString('latin1');
  return text === undefined ? undefined : (JSON.parse(text) as PrebuiltRuntime);
}
