// The modules of a library → the scripts that several pages load.
//
// The plan depends on the library alone and never on pages: editing a page changes the page's own
// script, and a shared one only if the set of modules has changed. Modules that many entries of a
// package need go into a few scripts of that package; what a large entry (a data grid) needs besides
// goes into scripts of its own; everything else is copied into the pages that use it, which is cheap,
// as a module that is defined twice runs once.

import { planChunks } from './plan-chunks.ts';
import type { Library } from './library.ts';
import { reachModules } from './reach-modules.ts';

/** Sorted module ids of a script that several pages load. */
type SharedScript = readonly string[];

/** Limits for shared scripts; sizes in bytes before compression. */
interface SharedLimits {
  /** Minimum share and number of a package's entries that must need a module. */
  readonly minShare: number;
  readonly minEntries: number;
  /** Smaller scripts are merged. */
  readonly minBytes: number;
  /** Maximum number of scripts of common modules per package. */
  readonly maxPerPackage: number;
  /** An entry that needs this much besides common modules gets a script of its own. */
  readonly largeEntry: number;
}

const defaultLimits: SharedLimits = {
  minShare: 0.25,
  minEntries: 2,
  minBytes: 8000,
  maxPerPackage: 3,
  largeEntry: 100_000,
};

/** Questions about a library that the planner asks its caller. */
export interface SharedFacts {
  /** Returns the package of a specifier. */
  readonly packageOf: (specifier: string) => string;
  /** Returns whether an entry, by its key, may be needed on any page; locale messages are for their own pages. */
  readonly isForAll?: (key: string) => boolean;
  /** Returns whether the module at a path may go into a shared script; frequently edited ones would change them all. */
  readonly isStable?: (path: string) => boolean;
}

interface Entry {
  readonly key: string;
  readonly id: string;
  readonly packageName: string;
  readonly reached: ReadonlySet<string>;
}

/** Plans the shared scripts of a library. */
export function planSharedScripts(
  library: Library,
  { packageOf, isForAll = () => true, isStable = () => true }: SharedFacts,
  limits: SharedLimits = defaultLimits,
): SharedScript[] {
  const entries = listEntries(library, { packageOf, isStable }).filter(({ key }) => isForAll(key));
  const common = findCommon(entries, limits);
  const modules = [...common].sort(byId).map(([id, packages]) => ({
    id,
    bytes: bytesOf(library, id),
    // Waste counts by entries: a page that loads a package uses some of them.
    pages: entries.flatMap(({ packageName }, index) => (packages.includes(packageName) ? [index] : [])),
    // Scripts only define modules, so they may need each other in circles.
    imports: [],
  }));

  const chunks = planChunks(modules, { minBytes: limits.minBytes, maxPerPage: limits.maxPerPackage });
  const scripts = group([...chunks].map(([id, chunk]) => [`${chunk}`, id] as const));
  return [...scripts, ...planLarge(entries, { library, common, limits })].map((ids) => [...ids].sort());
}

function listEntries(
  library: Library,
  { packageOf, isStable }: { packageOf: (specifier: string) => string; isStable: (path: string) => boolean },
): Entry[] {
  return Object.entries(library.entries).map(([key, id]) => ({
    id,
    key,
    packageName: packageOf(key.slice(0, key.lastIndexOf(' '))),
    reached: new Set([...reachModules([id], library)].filter((each) => isStable(library.modules[each]?.path ?? ''))),
  }));
}

/** Finds modules that many entries of a package need, with those packages. */
function findCommon(entries: readonly Entry[], { minShare, minEntries }: SharedLimits): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const { packageName, reached, id } of entries) {
    totals.set(packageName, (totals.get(packageName) ?? 0) + 1);
    for (const module of reached) {
      if (module === id) continue;
      const byPackage = counts.get(module) ?? new Map<string, number>();
      counts.set(module, byPackage.set(packageName, (byPackage.get(packageName) ?? 0) + 1));
    }
  }

  const common = new Map<string, string[]>();
  for (const [module, byPackage] of counts) {
    const packages = [...byPackage].filter(([name, count]) => {
      return count >= Math.max(minEntries, minShare * (totals.get(name) ?? 0));
    });
    if (packages.length > 0) common.set(module, packages.map(([name]) => name).sort());
  }
  return common;
}

interface LargeContext {
  readonly library: Library;
  readonly common: ReadonlyMap<string, unknown>;
  readonly limits: SharedLimits;
}

/** Plans one script for what several large entries of a package need, and one for what each needs alone. */
function planLarge(entries: readonly Entry[], { library, common, limits }: LargeContext): string[][] {
  const large = entries
    .map(({ id, packageName, reached }) => ({ id, packageName, own: [...reached].filter((each) => !common.has(each)) }))
    .filter(({ own }) => own.reduce((sum, each) => sum + bytesOf(library, each), 0) >= limits.largeEntry);
  const users = new Map<string, Set<string>>();
  for (const { packageName, id, own } of large) {
    for (const module of own)
      users.set(`${packageName} ${module}`, (users.get(`${packageName} ${module}`) ?? new Set()).add(id));
  }

  const scripts = group(
    [...users].map(([key, ids]) => {
      const [packageName = '', module = ''] = key.split(' ');
      return [ids.size > 1 ? packageName : ([...ids][0] ?? ''), module] as const;
    }),
  );
  return scripts.filter((ids) => ids.reduce((sum, id) => sum + bytesOf(library, id), 0) >= limits.minBytes);
}

function bytesOf({ modules }: Library, id: string): number {
  return modules[id]?.code.length ?? 0;
}

/** Groups ids by key, sorted by key. */
function group(pairs: readonly (readonly [key: string, id: string])[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const [key, id] of pairs) groups.set(key, [...(groups.get(key) ?? []), id]);
  return [...groups].sort(byId).map(([, ids]) => ids);
}

function byId([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
