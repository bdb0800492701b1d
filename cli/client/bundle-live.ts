// The packages that a site's demos import → the scripts that edited demos may import, and their list.
// Kept by key: they change with the packages, not with the demos.

import type { OutputFile } from '../../core/output-file.ts';
import { bundleLiveModules } from '../demos/bundle-live-modules.ts';
import { toLiveModulesKey } from '../demos/to-live-modules-key.ts';
import type { LiveSpecifier } from '../demos/plan-live-entries.ts';
import { hash } from '../hash.ts';
import type { DemoFiles } from './read-demo-files.ts';
import { openStore } from '../store/open-store.ts';

/** The scripts for edited demos, and the list of them that the editor reads. */
export interface LiveBundle {
  readonly files: readonly OutputFile[];
  readonly manifest: string;
}

interface LiveRequest {
  readonly root: string;
  readonly cache: string;
  readonly engineKey: string;
  readonly packagesKey: string;
  readonly files: DemoFiles;
  readonly log: (message: string) => void;
}

/** Bundles what the demos of a site import, or takes what an earlier build has kept. */
export async function bundleLive({
  root,
  cache,
  engineKey,
  packagesKey,
  files: demoFiles,
  log,
}: LiveRequest): Promise<LiveBundle> {
  const specifiers = findSpecifiers(demoFiles);
  const store = openStore<LiveBundle>(cache, 'live', { log });
  const key = toLiveModulesKey({ root, specifiers, engineKey, packagesKey });
  const kept = store.read(key);
  if (kept) return kept;

  const { files, manifest } = await bundleLiveModules({ root, specifiers, minify: true });
  const list = JSON.stringify(manifest);
  const name = `_app/live/manifest.${hash(list).slice(0, 10)}.json`;
  const made = {
    manifest: name,
    files: [
      ...files.map((script) => ({ file: `_app/live/${script.name}`, contents: script.contents })),
      { file: name, contents: list },
    ],
  };
  store.write(key, made);
  return made;
}

/** What demos and their wrappers import from packages. */
function findSpecifiers({ closures }: DemoFiles): LiveSpecifier[] {
  return [...closures.values()].flatMap(({ imports }) =>
    imports.flatMap(({ kind, typeOnly, specifier, names }) =>
      kind === 'package' && !typeOnly ? [{ specifier, names }] : [],
    ),
  );
}
