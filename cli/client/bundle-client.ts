// The compiled runtime, the site's React and its demos → the scripts that pages load.
//
// Every page with demos has one script of its own; what several pages need stands in a few shared
// ones. The engine brings the runtime without React, because the pages were written by the site's.
// The result is kept by key, with the files it was made from: a build starts the bundler only when
// one of them is another one.

import { join } from 'node:path';
import { readIfThere } from '../read-if-there.ts';
import { toEngineFile } from '../engine.ts';
import { hash } from '../hash.ts';
import { openStore } from '../store/open-store.ts';
import type { PrebuiltClient } from './prebuild-client.ts';
import type { ClientBundle, ClientRequest, KeptBundle } from './client-bundle.ts';

/** Bundles the scripts of a site, or takes what the last build has kept. */
export async function bundleClient(request: ClientRequest): Promise<ClientBundle> {
  const { cache, engineKey, packagesKey, alias, pages, license = '', quick = false, log } = request;
  const hasDemos = pages.length > 0;
  const prebuilt = hasDemos ? undefined : readPrebuilt(engineKey);
  if (prebuilt) return prebuilt;
  const store = openStore<KeptBundle>(cache, 'client', { log });
  const key = hash(engineKey, JSON.stringify(hasDemos ? [packagesKey, alias, pages, license, quick] : []));
  const kept = store.read(key);
  if (kept?.reads.every((read) => hashOf(join(request.root, read.file)) === read.hash)) return kept.bundle;

  // The bundler and what it needs are loaded only when there is work for them.
  const { runBundler } = await import('./run-bundler.ts');
  // Without demos there is little to win.
  const made = await runBundler({ ...request, quick: quick && hasDemos });
  if (made.bundle.problems) return made.bundle;
  store.write(key, made);
  return made.bundle;
}

/** The engine brings what a site without demos needs, for one version of React. */
function readPrebuilt(key: string): ClientBundle | undefined {
  const text = readIfThere(toEngineFile('prebuilt.json'))?.toString();
  const { engineKey, bundle } = JSON.parse(text ?? '{}') as Partial<PrebuiltClient>;
  return engineKey === key ? bundle : undefined;
}

function hashOf(path: string): string {
  const bytes = readIfThere(path);
  return bytes ? hash(bytes) : '';
}
