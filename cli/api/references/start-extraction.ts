// The "api" settings of a site → threads that have begun to extract, before anybody needs the result.
// Where everything is kept from the last build, no thread is started.

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
import { createExtractionPool, type ExtractionPool } from '../threads/create-extraction-pool.ts';

/** The API of a site's packages, on its way. */
export interface SiteExtraction {
  readonly root: string;
  readonly settingsFile: string;
  readonly workspace: Workspace;
  /** Waits for the API of packages; begins with those that were not named before. */
  readonly load: (sources: readonly LoadedSource[]) => Promise<LoadedReferences>;
  /** Lists the files that all that was loaded hangs on, absolute. */
  readonly listFiles: () => string[];
}

/** Where, and with what. */
interface ExtractionOptions {
  readonly root: string;
  readonly cache: string;
  /** Where the sources of libraries lie that are worked on. */
  readonly sources?: SourceSettings;
  /** What was kept last is good enough; of packages that were never extracted, nothing is told. */
  readonly keptOnly?: boolean;
  /** What a package may take. */
  readonly megabytes: number;
  /** How many threads extract; without it, one for each processor. */
  readonly concurrency?: number;
  /** Opens threads that outlive what is extracted here. */
  readonly openPool?: OpenExtractionPool;
  readonly log: (message: string) => void;
}

/** Begins to extract packages. Threads that nobody waits for do not hold the process. */
export function startExtraction(
  sources: readonly LoadedSource[],
  {
    root,
    cache,
    sources: settings = false,
    keptOnly = false,
    megabytes,
    concurrency = availableParallelism(),
    openPool = createExtractionPool,
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

const noExtraction: ExtractionPool = {
  extract: () => Promise.resolve({ entries: [], symbols: [], problems: [] }),
  hold: () => undefined,
  close: () => Promise.resolve(),
};

/** Names the packages of the settings, and after them the earlier versions that they are compared with. */
export function listWithEarlier(sources: readonly ApiSource[], root: string): LoadedSource[] {
  return [...sources, ...sources.flatMap(toEarlier), ...listPast(sources, root)];
}

/** Gives each package of the settings its place there. */
export function placeSources(sources: readonly ApiSource[]): LoadedSource[] {
  return sources.map((source, index) => ({ ...source, at: ['api', index] }));
}

/** Names the installed versions that the history of the packages is made from. */
export function listPast(sources: readonly ApiSource[], root: string): LoadedSource[] {
  return sources.flatMap((source) =>
    listInstalled(source, root).map((name) => ({ ...source, packageName: name, aliasOf: source.packageName })),
  );
}

/** Names the earlier version that a package is compared with. */
export function toEarlier({ product, packageName, before, at }: LoadedSource): LoadedSource[] {
  return before === undefined ? [] : [{ product, packageName: before, aliasOf: packageName, ...(at && { at }) }];
}

/** What an extraction depends on besides the declarations: the code that reads them. */
function readExtractorKey(): string {
  return hash(readFileSync(toEngineFile('extract-api.js')));
}
