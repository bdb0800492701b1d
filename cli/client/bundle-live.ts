// The packages that a site's demos import → the scripts that edited demos may import, and their list.
// Kept by key: they change with the packages, not with the demos.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../core/output-file.ts';
import { bundleLiveModules } from '../demos/bundle-live-modules.ts';
import { toLiveModulesKey } from '../demos/to-live-modules-key.ts';
import type { LiveSpecifier } from '../demos/plan-live-entries.ts';
import { hash } from '../hash.ts';
import type { DemoFiles } from './read-demo-files.ts';

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
}

/** Bundles what the demos of a site import, or takes what an earlier build has kept. */
export async function bundleLive({
  root,
  cache,
  engineKey,
  packagesKey,
  files: demoFiles,
}: LiveRequest): Promise<LiveBundle> {
  const specifiers = findSpecifiers(demoFiles);
  const folder = join(cache, 'live');
  const file = join(folder, `${toLiveModulesKey({ root, specifiers, engineKey, packagesKey })}.json`);
  const kept = readKept(file);
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
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(made));
  return made;
}

function readKept(file: string): LiveBundle | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LiveBundle;
  } catch {
    // Not kept, or cut short.
    return undefined;
  }
}

/** What demos and their wrappers import from packages. */
function findSpecifiers({ closures }: DemoFiles): LiveSpecifier[] {
  return [...closures.values()].flatMap(({ imports }) =>
    imports.flatMap(({ kind, typeOnly, specifier, names }) =>
      kind === 'package' && !typeOnly ? [{ specifier, names }] : [],
    ),
  );
}
