// Loads the API of each package in the "api" settings: from the cache if nothing has changed, or else from the threads
// of a pool.

import { dropDuplicateNames } from '../../../core/api/drop-duplicate-names.ts';
import type { ApiReference } from '../../../core/api/link-references.ts';
import type { ApiSource } from '../../../core/model/site.ts';
import type { Workspace } from '../../site/workspace/open-workspace.ts';
import type { Problem, ValuePath } from '../../../core/model/problem.ts';
import { listWatchedFiles, readStored, readLast, type ApiMemory, type LastExtraction } from '../memory/api-memory.ts';
import { findPackage, type InstalledPackage } from '../packages/find-package.ts';
import type { PackageExtractor } from '../threads/extraction-pool.ts';

/** The references that could be made, and the problems of the others. */
export interface LoadedReferences {
  readonly references: readonly ApiReference[];
  readonly problems: readonly Problem[];
  /** Faults of sources that may have been corrected since; the next extraction checks them again. */
  readonly outdated: readonly Problem[];
  /** Products with a missing package, or one whose API is incomplete. */
  readonly faulty: ReadonlySet<string>;
  /** Folders of packages that are read from their sources, by product, links resolved. */
  readonly sourceFolders: ReadonlyMap<string, readonly string[]>;
  /** How many packages were extracted again. */
  readonly extracted: number;
}

/** Options for loading packages from the memory or from the pool. */
interface ReferenceOptions {
  readonly root: string;
  readonly workspace?: Workspace;
  readonly settingsFile: string;
  readonly memory: ApiMemory;
  /** Whether the last extraction is good enough. */
  readonly keptOnly?: boolean;
  readonly pool: PackageExtractor;
}

/** A package to load; `aliasOf` is the package whose earlier version has this name. */
export interface LoadedSource extends ApiSource {
  readonly aliasOf?: string;
  /** Its place in the settings. */
  readonly at?: ValuePath | undefined;
}

/** Loads the API of packages, each once. */
interface ReferenceLoader {
  /** Starts to load a package that will be needed. This does not keep the process alive. */
  readonly start: (source: LoadedSource) => void;
  /** Loads the API of every package, in the order of the settings. */
  readonly load: (sources: readonly LoadedSource[]) => Promise<LoadedReferences>;
  /** Lists the files that all loaded packages depend on, absolute. */
  readonly listFiles: () => string[];
}

/** Creates the loader of one build. */
export function createReferenceLoader(options: ReferenceOptions): ReferenceLoader {
  const { memory, pool } = options;
  // Keyed by folder, because several products may name the same package.
  const loaded = new Map<string, LoadedPackage>();
  const packs: InstalledPackage[] = [];

  function start(source: LoadedSource): StartedSource {
    const pack = findPackage(source.packageName, { ...options, aliasOf: source.aliasOf });
    if ('problem' in pack) return { source, problem: pack.problem };

    const place = `${pack.name} ${pack.folder}`;
    const loadedPackage = loaded.get(place) ?? startPackage(pack);
    loaded.set(place, loadedPackage);
    return { source, pack, loadedPackage };
  }

  function startPackage(pack: InstalledPackage): LoadedPackage {
    packs.push(pack);
    const stored = options.keptOnly ? readLast(pack, memory) : readStored(pack, memory);
    const extraction = stored ? Promise.resolve(stored) : pool.extract(pack);
    // A failure is thrown where the extraction is awaited; until then it must not count as unhandled.
    extraction.catch(() => undefined);
    return { isStored: stored !== undefined, extraction };
  }

  return {
    start,
    load(sources) {
      const started = sources.map(start);
      pool.hold();
      return gather(started, options.settingsFile);
    },
    listFiles: () => packs.flatMap((pack) => listWatchedFiles(pack, memory)),
  };
}

interface LoadedPackage {
  readonly isStored: boolean;
  readonly extraction: Promise<LastExtraction>;
}

type StartedSource =
  | { readonly source: LoadedSource; readonly problem: Problem }
  | { readonly source: LoadedSource; readonly pack: InstalledPackage; readonly loadedPackage: LoadedPackage };

/** Rules that mean that an API is incomplete. */
const incompleteRules = new Set([
  'api-components-skipped',
  'api-exit',
  'api-memory',
  'api-too-deep',
  'api-nothing-exported',
  'api-package-missing',
  'api-types-missing',
  'api-unresolved',
]);

async function gather(started: readonly StartedSource[], settingsFile: string): Promise<LoadedReferences> {
  const references: ApiReference[] = [];
  const problems: Problem[] = [];
  const outdated: Problem[] = [];
  const faulty = new Set<string>();
  const sourceFolders = new Map<string, readonly string[]>();

  function report({ product, aliasOf, at }: LoadedSource, found: readonly Problem[]): void {
    const value = at && [...at, aliasOf === undefined ? 'packageName' : 'before'];
    const isOpen = ({ place }: Problem) => place.file === settingsFile && place.line === undefined;
    problems.push(
      ...found.map((each) => (value && isOpen(each) ? { ...each, place: { ...each.place, value } } : each)),
    );
    if (aliasOf === undefined && found.some(({ rule }) => incompleteRules.has(rule))) faulty.add(product);
  }

  for (const one of started) {
    if ('problem' in one) {
      report(one.source, [one.problem]);
      continue;
    }
    const { entries, symbols, problems: found, outdated: unchecked = [] } = await one.loadedPackage.extraction;
    outdated.push(...unchecked);
    const { version, repository, homepage } = one.pack;
    const { product, packageName, source: sourcePattern, symbols: isWhole = true } = one.source;
    report(one.source, found);
    if (one.pack.sources) sourceFolders.set(product, [...(sourceFolders.get(product) ?? []), one.pack.folder]);
    if (entries.length + symbols.length > 0)
      references.push({
        product,
        packageName,
        version,
        repository,
        homepage,
        sourcePattern,
        entries,
        symbols: isWhole ? symbols : [],
      });
  }
  const fresh = started.flatMap((one) =>
    'loadedPackage' in one && !one.loadedPackage.isStored ? [one.loadedPackage] : [],
  );
  const distinct = dropDuplicateNames(references, settingsFile);
  return {
    references: distinct.references,
    problems: [...problems, ...distinct.problems],
    outdated,
    faulty,
    sourceFolders,
    extracted: new Set(fresh).size,
  };
}
