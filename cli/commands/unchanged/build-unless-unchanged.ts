// Skips a build whose inputs and output are unchanged since the last one: it returns the report of that build again,
// without reading any page, package or demo.
//
// Files are compared by stamps, as in Git. Settings and trees are code, so they run, and their results are compared. If
// in doubt, something counts as changed.

import { relative, resolve } from 'node:path';
import type { BuildOptions } from '../../build-options.ts';
import { readCommit } from '../../site/plan/read-history.ts';
import { loadSite } from '../../site/load/load-site.ts';
import { readPackageKeys } from '../../site/load/read-packages-key.ts';
import { toBuildPlace, type BuildPlace } from '../../site/load/to-build-place.ts';
import { toSiteKey } from '../../site/load/to-site-key.ts';
import { lockOutput } from '../../output/lock-output.ts';
import { removeLeftovers } from '../../output/output-folder.ts';
import type { BuildReport, BuildSummary } from '../../output/report/build-report.ts';
import { Stopwatch } from '../../output/report/stopwatch.ts';
import { openStore, type Store } from '../../files/store/open-store.ts';
import { openWorkspace } from '../../site/workspace/open-workspace.ts';
import {
  areInputsSame,
  areNamesSame,
  areOutputsSame,
  readDiskStart,
  stampInputs,
  stampOutputs,
  type DiskStamps,
} from './disk-stamps.ts';

/** A build, and everything that must be the same for the next one to have the same result. */
interface StoredBuild {
  readonly choices: string;
  readonly siteKey: string;
  /** The checked out commit, because pages show when they were changed. */
  readonly commit: string;
  readonly names: DiskStamps;
  readonly inputs: DiskStamps;
  readonly outputs: DiskStamps;
  /** Messages about the site, which would be logged again. */
  readonly messages: readonly string[];
  readonly summary: ReturnType<typeof toSummary>;
}

type Place = BuildPlace & { readonly log: (message: string) => void };

/** Builds a whole site, or reports the last build again if the result would be the same. */
export async function buildUnlessUnchanged(options: BuildOptions): Promise<BuildSummary> {
  const place = { ...toBuildPlace(options), log: options.log ?? console.error };
  const commit = readCommit(place.root);
  const stored = openStoredBuilds(place).read(toKey(place));
  const unchanged = stored && (await findUnchanged(stored, { place, options, commit }));
  if (unchanged) return unchanged;

  // The builder is loaded only when it is needed, because that takes as long as all of the above.
  const { keepPagePool } = await import('../../pages/threads/keep-page-pool.ts');
  // A thread takes a while to load: it is ready when the first page is to be parsed.
  const openPool = keepPagePool({ ahead: true });
  const { buildSite } = await import('../../build.ts');
  const start = readDiskStart(place);
  const messages: string[] = [];
  const report = await buildSite({
    openPool,
    ...options,
    log(message) {
      messages.push(message);
      place.log(message);
    },
  }).finally(() => openPool.close());
  const inputs = start && isRepeatable(report, messages) && stampInputs(place, listReads(report), start);
  if (inputs) {
    const { siteKey } = report;
    const choices = toChoices(options);
    const found = {
      choices,
      siteKey,
      commit: await commit,
      names: start.names,
      inputs,
      outputs: stampOutputs(place.out),
    };
    openStoredBuilds(place).write(toKey(place), {
      ...found,
      messages: messages.filter(isOfSite),
      summary: toSummary(report),
    });
  }
  return report;
}

interface FindOptions {
  readonly place: Place;
  readonly options: BuildOptions;
  readonly commit: Promise<string>;
}

/** Returns the report of a stored build; undefined if something differs. */
async function findUnchanged(
  stored: StoredBuild,
  { place, options, commit }: FindOptions,
): Promise<BuildSummary | undefined> {
  if (stored.choices !== toChoices(options)) return undefined;
  const stopwatch = new Stopwatch();
  const unlock = lockOutput(place.out, place.log);
  try {
    removeLeftovers(place.out);
    const isSame =
      areNamesSame(stored.names, place) &&
      areInputsSame(stored.inputs, place) &&
      areOutputsSame(stored.outputs, place.out);
    if (!isSame || (await commit) !== stored.commit) return undefined;
    const loaded = await loadSite({ ...place, base: options.base });
    if (!('site' in loaded)) return undefined;
    const workspace = openWorkspace({ root: place.root, sources: loaded.site.sources });
    if (toSiteKey(loaded, readPackageKeys(place.root, workspace)) !== stored.siteKey) return undefined;

    for (const message of stored.messages) place.log(message);
    return { ...stored.summary, ...stopwatch.read() };
  } finally {
    stopwatch.stop();
    unlock();
  }
}

function openStoredBuilds({ cache, log }: Place): Store<StoredBuild> {
  return openStore(cache, 'unchanged', { log });
}

/** Returns the key of a build: one per output folder and engine, and the same on machines with other folders. */
function toKey({ out, cache, engineKey }: Place): string {
  return `${engineKey} ${relative(resolve(cache), resolve(out)).replaceAll('\\', '/')}`;
}

/** Returns the key of the options that affect a build and its messages. */
function toChoices({ base, strict, keepGoing, drafts, quick, worker }: BuildOptions): string {
  return JSON.stringify({ base, strict, keepGoing, drafts, quick, worker, mode: process.env.NODE_ENV });
}

/** Returns whether the same inputs would give the same report: errors are checked again, and moved pages reported once. */
function isRepeatable({ status, isWritten, problems }: BuildReport, messages: readonly string[]): boolean {
  return (
    status === 0 &&
    isWritten &&
    problems.every(({ rule }) => rule !== 'page-moved') &&
    messages.every((message) => isOfSite(message) || isOfCache(message))
  );
}

/** Returns whether a message is about the cache or another build, and would not be repeated. */
function isOfCache(message: string): boolean {
  return /^(?:cache-|Taking over )/.test(message);
}

function isOfSite(message: string): boolean {
  return /^(?:Missing |history-|card-)/.test(message);
}

/** Lists the files that a build has read, some of which are outside of the site's folder. */
function listReads({ builtPages, lookFiles, moduleFiles, listApiFiles, follows }: BuildReport): Set<string> {
  const ofPages = builtPages.flatMap(({ task, record }) => [
    ...record.made.reads,
    ...Object.values(task.types ?? {}).flatMap(({ reads }) => reads),
  ]);
  return new Set([...ofPages.map(({ file }) => file), ...lookFiles, ...moduleFiles, ...listApiFiles(), ...follows]);
}

/** Creates the summary of a build that finds everything unchanged. */
function toSummary(report: BuildReport): Omit<BuildSummary, 'durationMs' | 'peakMemory'> {
  const { status, isWritten, pages, demos, apiPages, written, reused, bytes, problems, hasPlugins } = report;
  const files = { written: 0, reused: written + reused, bytes, bytesWritten: 0 };
  return { status, isWritten, pages, demos, apiPages, ...files, problems, hasPlugins };
}
