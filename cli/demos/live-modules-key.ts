// What the live modules of a site are made from → the key under which they are kept.
//
// The lists that package managers keep of what they have installed stand for every package below
// the ones that demos name; the versions of those count in any case.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../hash.ts';
import { planLiveEntries, toPackageName, type LiveSpecifier } from './live-plan.ts';

const installLists = ['node_modules/.package-lock.json', 'node_modules/.modules.yaml', 'node_modules/.yarn-state.yml', 'node_modules/.yarn-integrity'];

const always = ['react', 'react-dom', '@emotion/react', '@emotion/cache', 'stylis'];

/** What a bundle of live modules depends on. */
export interface LiveModulesKey {
  readonly root: string;
  readonly specifiers: readonly LiveSpecifier[];
  readonly engineKey: string;
}

/** Makes the key of the live modules of a site: same key, same scripts. */
export function toLiveModulesKey({ root, specifiers, engineKey }: LiveModulesKey): string {
  const plan = planLiveEntries(specifiers);
  const named = plan.flatMap(({ modules }) => modules.map(({ specifier }) => toPackageName(specifier)));
  const names = [...new Set([...named, ...always])];
  const files = [...names.map((name) => `node_modules/${name}/package.json`), ...installLists];
  return hash(engineKey, JSON.stringify(plan), ...files.map((file) => readIfThere(join(root, file))));
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
