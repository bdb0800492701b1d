// Starts to extract the packages of the "api" settings before the results are needed. If everything is in the cache,
// no thread is started.

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ApiSource, SourceSettings } from '../../../core/model/site.ts';
import { openWorkspace, type Workspace } from '../../site/workspace/open-workspace.ts';
import { toEngineFile } from '../../files/engine.ts';
import { hash } from '../../files/hash.ts';
import { toShare } from '../../threads/watch-memory.ts';
import { findSettingsFile } from '../../site/load/find-settings-file.ts';
import { listInstalled } from './list-installed.ts';
import { openApiMemory } from '../memory/api-memory.ts';
import { createReferenceLoader, type LoadedReferences, type LoadedSource } from './load-references.ts';
import type { OpenExtractionPool } from '../threads/keep-extraction-pool.ts';
import { ExtractionPool, type PackageExtractor } from '../threads/extraction-pool.ts';

/** The extraction of a site's packages. */
export interface SiteExtraction {
  readonly root: string;
  readonly settingsFile: string;
  readonly workspace: Workspace;
  /** Waits for the API of packages, and starts those that were not started before. */
  readonly load: (sources: readonly LoadedSource[]) => Promise<LoadedReferences>;
  /** Lists the files that all loaded packages depend on, absolute. */
  readonly listFiles: () => string[];
}

/** Options for extracting packages. */
interface ExtractionOptions {
  readonly root: string;
  readonly cache: string;
  /** The sources of developed libraries. */
  readonly sources?: SourceSettings;
  /** Uses the last extraction of each package; packages that were never extracted are empty. */
  readonly keptOnly?: boolean;
  /** The memory limit of a package. */
  readonly megabytes: number;
  /** How many threads extract; by default one for each processor. */
  readonly concurrency?: number;
  /** Opens threads that outlive this extraction. */
  readonly openPool?: OpenExtractionPool;
  readonly log: (message: string) => void;
}

/** Starts to extract packages. Threads without a waiting caller do not keep the process alive. */
export function startExtraction(
  sources: readonly LoadedSource[],
  {
    root,
    cache,
    sources: settings = false,
    keptOnly = false,
    megabytes,
    concurrency = availableParallelism(),
    openPool = (threads) => new ExtractionPool(threads),
    log,
  }: ExtractionOptions,
): SiteExtraction {
  const settingsFile = findSettingsFile(root);
  const place = { root, cache, engineKey: readExtractorKey() };
  const memory = openApiMemory(place, log);
  const pool = keptOnly
    ? noExtraction
    : openPool({
        workerFile: toEngineFile('extraction-worker.js'),
        scriptFile: toEngineFile('script-worker.js'),
        threads: concurrency,
        megabytes: toShare(megabytes),
        place,
        sources: settings,
        settingsFile,
        log,
      });
  const workspace = openWorkspace({ root, sources: settings });
  const { start, load, listFiles } = createReferenceLoader({
    root,
    workspace,
    settingsFile,
    memory,
    keptOnly,
    pool,
  });
  sources.forEach(start);
  return { root, settingsFile, workspace, load, listFiles };
}

const noExtraction: PackageExtractor = {
  extract: () => Promise.resolve({ entries: [], symbols: [], problems: [] }),
  hold: () => undefined,
  close: () => Promise.resolve(),
};

/** Lists the packages of the settings, and then the earlier versions that they are compared with. */
export function listWithEarlier(sources: readonly ApiSource[], root: string): LoadedSource[] {
  return [...sources, ...sources.flatMap(toEarlier), ...listPast(sources, root)];
}

/** Adds to each package its place in the settings. */
export function placeSources(sources: readonly ApiSource[]): LoadedSource[] {
  return sources.map((source, index) => ({ ...source, at: ['api', index] }));
}

/** Lists the installed versions for the history of the packages. */
export function listPast(sources: readonly ApiSource[], root: string): LoadedSource[] {
  return sources.flatMap((source) =>
    listInstalled(source, root).map((name) => ({ ...source, packageName: name, aliasOf: source.packageName })),
  );
}

/** Returns the earlier version that a package is compared with. */
export function toEarlier({ product, packageName, before, at }: LoadedSource): LoadedSource[] {
  return before === undefined ? [] : [{ product, packageName: before, aliasOf: packageName, ...(at && { at }) }];
}

/** Returns the key of the extractor's code, on which extractions depend as well. */
function readExtractorKey(): string {
  return hash(readFileSync(toEngineFile('extract-api.js')));
}
