// The modules of a library → the scripts that several pages load.
//
// The plan looks at the library alone and never at pages: so a page's edit changes the page's own
// script, and a shared one only when the set of modules has changed. What most entries of a package
// need stands in a few scripts of that package; what a large entry (a data grid) needs besides stands
// in scripts of its own; everything else is copied into the pages that use it, which is cheap, as a
// module that is defined twice counts once.

import { planChunks } from './plan-chunks.ts';
import type { Library } from './library.ts';
import { reachModules } from './reach-modules.ts';

/** A script that several pages load: ids of its modules, sorted. */
type SharedScript = readonly string[];

/** What shared scripts should be like; sizes in bytes before compression. */
interface SharedLimits {
  /** The share of a package's entries that must need a module, and the least number of them. */
  readonly minShare: number;
  readonly minEntries: number;
  /** Smaller scripts are merged. */
  readonly minBytes: number;
  /** At most as many scripts of common modules for one package. */
  readonly maxPerPackage: number;
  /** An entry that needs as much besides what is common has a script of its own. */
  readonly largeEntry: number;
}

const usual: SharedLimits = { minShare: 0.25, minEntries: 2, minBytes: 8000, maxPerPackage: 3, largeEntry: 100_000 };

/** What is known of the entries of a library. */
export interface SharedFacts {
  /** Names the package of a specifier. */
  readonly packageOf: (specifier: string) => string;
  /** Tells whether any page may want an entry, by its key: words of one language are for its own pages. */
  readonly isForAll?: (key: string) => boolean;
  /** Tells by its path whether a module may stand in a shared script: one that changes at every save would change them all. */
  readonly isLasting?: (path: string) => boolean;
}

interface Entry {
  readonly key: string;
  readonly id: string;
  readonly packageName: string;
  readonly reached: ReadonlySet<string>;
}

/** Plans the shared scripts of a library. `packageOf` names the package of a specifier. */
export function planSharedScripts(
  library: Library,
  { packageOf, isForAll = () => true, isLasting = () => true }: SharedFacts,
  limits: SharedLimits = usual,
): SharedScript[] {
  const entries = listEntries(library, { packageOf, isLasting }).filter(({ key }) => isForAll(key));
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
  { packageOf, isLasting }: { packageOf: (specifier: string) => string; isLasting: (path: string) => boolean },
): Entry[] {
  return Object.entries(library.entries).map(([key, id]) => ({
    id,
    key,
    packageName: packageOf(key.slice(0, key.lastIndexOf(' '))),
    reached: new Set([...reachModules([id], library)].filter((each) => isLasting(library.modules[each]?.path ?? ''))),
  }));
}

/** Modules that many entries of a package need, and the packages where that is so. */
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

/** What several large entries of a package need is one script; what only one of them needs is one as well. */
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

/** Puts what has the same key together, in the order of the keys. */
function group(pairs: readonly (readonly [key: string, id: string])[]): string[][] {
  const groups = new Map<string, string[]>();
  for (const [key, id] of pairs) groups.set(key, [...(groups.get(key) ?? []), id]);
  return [...groups].sort(byId).map(([, ids]) => ids);
}

function byId([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
