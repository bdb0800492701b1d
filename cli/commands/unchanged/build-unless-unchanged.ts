// A build that finds its inputs and its output as the last one left them has nothing to do: it gives the report of that
// one again, and looks at no page, package or demo.
//
// What lies on the disk is known by its stamps, as Git knows it. Settings and trees are code, so they run, and what they
// say is compared. Whatever is in doubt counts as changed.

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
import { createStopwatch } from '../../output/report/create-stopwatch.ts';
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

/** A build, and all that has to be so again for the next one to give the same. */
interface KeptBuild {
  readonly choices: string;
  readonly siteKey: string;
  /** What was checked out: pages show when they were changed. */
  readonly commit: string;
  readonly names: DiskStamps;
  readonly inputs: DiskStamps;
  readonly outputs: DiskStamps;
  /** What it logged of the site, and would log again. */
  readonly messages: readonly string[];
  readonly summary: ReturnType<typeof toSummary>;
}

type Place = BuildPlace & { readonly log: (message: string) => void };

/** Builds a whole site, or reports the last build again where this one would give the same. */
export async function buildUnlessUnchanged(options: BuildOptions): Promise<BuildSummary> {
  const place = { ...toBuildPlace(options), log: options.log ?? console.error };
  const commit = readCommit(place.root);
  const kept = openKeptBuilds(place).read(toKey(place));
  const unchanged = kept && (await findUnchanged(kept, { place, options, commit }));
  if (unchanged) return unchanged;

  // What builds is not loaded before it is needed: that takes as long as all of the above.
  const { buildSite } = await import('../../build.ts');
  const start = readDiskStart(place);
  const messages: string[] = [];
  const report = await buildSite({
    ...options,
    log(message) {
      messages.push(message);
      place.log(message);
    },
  });
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
    openKeptBuilds(place).write(toKey(place), {
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

/** Gives the report of a kept build; undefined where something differs. */
async function findUnchanged(
  kept: KeptBuild,
  { place, options, commit }: FindOptions,
): Promise<BuildSummary | undefined> {
  if (kept.choices !== toChoices(options)) return undefined;
  const stopwatch = createStopwatch();
  const unlock = lockOutput(place.out, place.log);
  try {
    removeLeftovers(place.out);
    const isSame =
      areNamesSame(kept.names, place) && areInputsSame(kept.inputs, place) && areOutputsSame(kept.outputs, place.out);
    if (!isSame || (await commit) !== kept.commit) return undefined;
    const loaded = await loadSite({ ...place, base: options.base });
    if (!('site' in loaded)) return undefined;
    const workspace = openWorkspace({ root: place.root, sources: loaded.site.sources });
    if (toSiteKey(loaded, readPackageKeys(place.root, workspace)) !== kept.siteKey) return undefined;

    for (const message of kept.messages) place.log(message);
    return { ...kept.summary, ...stopwatch.read() };
  } finally {
    stopwatch.stop();
    unlock();
  }
}

function openKeptBuilds({ cache, log }: Place): Store<KeptBuild> {
  return openStore(cache, 'unchanged', { log });
}

/** One build of each output folder is kept for an engine: the same on a machine where the site lies elsewhere. */
function toKey({ out, cache, engineKey }: Place): string {
  return `${engineKey} ${relative(resolve(cache), resolve(out)).replaceAll('\\', '/')}`;
}

/** What else decides what a build makes and says. */
function toChoices({ base, strict, keepGoing, drafts, quick, worker }: BuildOptions): string {
  return JSON.stringify({ base, strict, keepGoing, drafts, quick, worker, mode: process.env.NODE_ENV });
}

/** Whether a build with the same inputs would say the same: errors are looked for again, and pages are gone only once. */
function isRepeatable({ status, isWritten, problems }: BuildReport, messages: readonly string[]): boolean {
  return (
    status === 0 &&
    isWritten &&
    problems.every(({ rule }) => rule !== 'page-moved') &&
    messages.every((message) => isOfSite(message) || isOfCache(message))
  );
}

/** What was wrong with the cache or with another build is so no longer. */
function isOfCache(message: string): boolean {
  return /^(?:cache-|Taking over )/.test(message);
}

function isOfSite(message: string): boolean {
  return /^(?:Missing |history-|card-)/.test(message);
}

/** Lists what a build has read besides the files of the site's folder: files of pages may lie outside of it. */
function listReads({ builtPages, lookFiles, moduleFiles, listApiFiles, follows }: BuildReport): Set<string> {
  const ofPages = builtPages.flatMap(({ task, record }) => [
    ...record.made.reads,
    ...Object.values(task.types ?? {}).flatMap(({ reads }) => reads),
  ]);
  return new Set([...ofPages.map(({ file }) => file), ...lookFiles, ...moduleFiles, ...listApiFiles(), ...follows]);
}

/** Sums up a build as one that finds everything as it is would. */
function toSummary(report: BuildReport): Omit<BuildSummary, 'durationMs' | 'peakMemory'> {
  const { status, isWritten, pages, demos, apiPages, written, reused, bytes, problems, hasPlugins } = report;
  const files = { written: 0, reused: written + reused, bytes, bytesWritten: 0 };
  return { status, isWritten, pages, demos, apiPages, ...files, problems, hasPlugins };
}
