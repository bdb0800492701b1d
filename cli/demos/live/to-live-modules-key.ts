// The inputs of a site's live modules → the key under which they are stored.
//
// The key of all installed packages covers indirect dependencies; the versions of directly imported packages count in any
// case.

import { join } from 'node:path';
import type { Defines } from '../../../core/code/defines.ts';
import { hash } from '../../files/hash.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { splitPackage } from '../../../core/demos/closure/split-package.ts';
import { planLiveEntries, type LiveSpecifier } from './plan-live-entries.ts';

const always = ['react', 'react-dom', '@emotion/react', '@emotion/cache', 'stylis'];

/** The inputs of a bundle of live modules. */
interface LiveModulesKey {
  readonly root: string;
  readonly specifiers: readonly LiveSpecifier[];
  readonly define?: Defines;
  readonly engineKey: string;
  readonly packagesKey: string;
}

/** Returns the key of the live modules of a site: same key, same scripts. */
export function toLiveModulesKey({ root, specifiers, define = {}, engineKey, packagesKey }: LiveModulesKey): string {
  const plan = planLiveEntries(specifiers);
  const named = plan.flatMap(({ modules }) => modules.map(({ specifier }) => splitPackage(specifier).name));
  const names = [...new Set([...named, ...always])];
  const manifests = names.map(
    (name) => readIfThere(join(root, 'node_modules', name, 'package.json'))?.toString() ?? '',
  );
  return hash(engineKey, packagesKey, JSON.stringify([plan, define]), ...manifests);
}
