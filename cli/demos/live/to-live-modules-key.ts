// What the live modules of a site are made from → the key under which they are kept.
//
// The key of all installed packages stands for every one below those that demos name; the versions
// of these count in any case.

import { join } from 'node:path';
import type { Defines } from '../../../core/code/defines.ts';
import { hash } from '../../files/hash.ts';
import { readIfThere } from '../../files/read-if-there.ts';
import { planLiveEntries, toPackageName, type LiveSpecifier } from './plan-live-entries.ts';

const always = ['react', 'react-dom', '@emotion/react', '@emotion/cache', 'stylis'];

/** What a bundle of live modules depends on. */
interface LiveModulesKey {
  readonly root: string;
  readonly specifiers: readonly LiveSpecifier[];
  readonly define?: Defines;
  readonly engineKey: string;
  readonly packagesKey: string;
}

/** Makes the key of the live modules of a site: same key, same scripts. */
export function toLiveModulesKey({ root, specifiers, define = {}, engineKey, packagesKey }: LiveModulesKey): string {
  const plan = planLiveEntries(specifiers);
  const named = plan.flatMap(({ modules }) => modules.map(({ specifier }) => toPackageName(specifier)));
  const names = [...new Set([...named, ...always])];
  const manifests = names.map(
    (name) => readIfThere(join(root, 'node_modules', name, 'package.json'))?.toString() ?? '',
  );
  return hash(engineKey, packagesKey, JSON.stringify([plan, define]), ...manifests);
}
