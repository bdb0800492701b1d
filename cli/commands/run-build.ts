// docs build: builds a site, and prints its diagnostics and report.

import { existsSync, mkdirSync, writeFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { BuildOptions } from '../build-options.ts';
import { createLogOnce } from '../output/report/create-log-once.ts';
import { openProgress } from '../output/report/create-progress.ts';
import { formatDiagnostics, toReportFile } from '../output/report/format-diagnostics.ts';
import { stopOnInterrupt } from '../output/stop-on-interrupt.ts';
import { toBuildPlace } from '../site/load/to-build-place.ts';
import { openParts } from '../partial/join/open-parts.ts';
import { toPartSite, partFile } from '../partial/shards/part.ts';
import type { Shard } from '../partial/shards/shard.ts';
import { SiteError } from '../files/site-error.ts';
import { openCache } from '../files/store/open-cache.ts';
import type { BuildSummary } from '../output/report/build-report.ts';
import { buildUnlessUnchanged } from './unchanged/build-unless-unchanged.ts';
import { formatCheckTypes } from './format-check-types.ts';

/** The flags of the command, as commander gives them. */
export interface BuildFlags {
  readonly root: string;
  readonly out?: string;
  readonly base?: string;
  readonly versions?: string;
  readonly strict?: boolean;
  readonly keepGoing?: boolean;
  readonly verify?: boolean;
  readonly cache: boolean;
  readonly sw: boolean;
  readonly concurrency?: number;
  readonly quiet?: boolean;
  readonly format: 'text' | 'json' | 'sarif';
  readonly report?: string;
  /** Builds only one shard of the site, into a separate folder. */
  readonly shard?: Shard;
  /** Builds the site under this name as a part of another one. */
  readonly part?: string;
  /** Folders of parts, whose pages are not made again. */
  readonly parts?: readonly string[];
}

/** Builds, prints, and returns the exit status. */
export async function runBuild(flags: BuildFlags): Promise<number> {
  const { root } = flags;
  const { folder, out } = findOutput(flags);
  const progress = openProgress({ quiet: flags.quiet === true || flags.format !== 'text' });
  // The build for --verify would log the same messages again.
  const log = createLogOnce((message) => {
    // For a program that reads the diagnostics, neither stream may contain anything else.
    if (flags.format !== 'text') return;
    progress.clear();
    console.error(message);
  });
  const cache = openCache(resolve(root), { isTemporary: !flags.cache, log });
  const interrupt = new AbortController();
  const options = toBuildOptions(flags, { out, cache: cache.folder, log, progress, stop: interrupt.signal });
  const building = buildAndVerify(options, flags);
  const release = stopOnInterrupt(out, async () => {
    interrupt.abort();
    await building.catch(() => undefined);
  });
  process.once('exit', progress.close);

  try {
    const outcome = await building;
    progress.close();
    const { report } = outcome;
    process.stderr.write(formatDiagnostics(report, flags.format, { root, out: folder }));
    if (flags.format === 'text' && !flags.quiet) printSummary(outcome, { flags, folder });
    if (flags.report !== undefined) writeReport(flags.report, report);
    return report.status;
  } catch (error) {
    // The user stopped it, so there is no error to report; the process ends with the status of the signal.
    if (interrupt.signal.aborted) return interruptedStatus;
    throw error;
  } finally {
    process.off('exit', progress.close);
    progress.close();
    cache.close();
    // After a first signal the handler stays, so that a second one does not interrupt the cleanup.
    if (!interrupt.signal.aborted) release();
  }
}

/** The folder that the user names, and the folder of the site, which is inside of it for a part. */
interface BuildOutput {
  readonly folder: string;
  readonly out: string;
}

/** Finds where to build; throws if the folder cannot be used. */
function findOutput(flags: BuildFlags): BuildOutput {
  const { root, shard, part } = flags;
  if (shard && part !== undefined)
    throw new SiteError('The options --shard and --part cannot be used together', 'Leave out one of them.');
  if (!isPart(flags)) {
    const folder = resolve(flags.out ?? join(root, 'dist'));
    return { folder, out: folder };
  }
  const folder = resolve(flags.out ?? join(root, `parts/${part ?? shard?.index}`));
  checkPartFolder(folder);
  return { folder, out: toPartSite(folder) };
}

function isPart({ shard, part }: BuildFlags): boolean {
  return shard !== undefined || part !== undefined;
}

/** Names in the folder of a finished or unfinished part. */
const partNames = new Set([partFile, 'site', 'stages', '.site.lock']);

/** Throws if a folder contains anything but a part. */
function checkPartFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const foreign = readdirSync(folder).filter((name) => !partNames.has(name) && !/^\.(?:site|part\.json)\./.test(name));
  if (foreign.length === 0) return;
  throw new SiteError(
    `The folder "${folder}" contains "${foreign[0]}", which does not belong to a part`,
    'Choose an empty folder with --out. A part contains pages, the cache of its build, and a list of both.',
  );
}

type RunOptions = Required<Pick<BuildOptions, 'out' | 'cache' | 'log' | 'progress' | 'stop'>>;

function toBuildOptions(flags: BuildFlags, run: RunOptions): BuildOptions {
  const { root, sw, base, versions, strict, keepGoing, concurrency, shard, part, parts } = flags;
  const { out, cache, log } = run;
  return {
    ...run,
    root,
    worker: sw,
    base,
    versions,
    strict,
    keepGoing,
    concurrency,
    shard,
    part,
    ...(parts && openParts(parts, { ...toBuildPlace({ root, out, cache }), log })),
  };
}

/** A build, and the report to print: that of the build, unless it was verified. */
interface BuildOutcome {
  readonly built: BuildSummary;
  readonly report: BuildSummary;
}

async function buildAndVerify(options: BuildOptions, flags: BuildFlags): Promise<BuildOutcome> {
  // Lets the signal handler be registered before the output folder is locked.
  await Promise.resolve();
  const { parts, versions, cache, verify: isVerified } = flags;
  const isWhole = !isPart(flags) && parts === undefined && versions === undefined && cache && !isVerified;
  const built = await (isWhole ? buildUnlessUnchanged : build)(options);
  return { built, report: isVerified && built.status === 0 ? await verify(built, options) : built };
}

// The builder is slow to load, and not needed if nothing has changed.
async function build(options: BuildOptions): Promise<BuildSummary> {
  const { buildSite } = await import('../build.ts');
  return buildSite(options);
}

async function verify(built: BuildSummary, options: BuildOptions): Promise<BuildSummary> {
  const { verifyBuild } = await import('./verify-build.ts');
  return verifyBuild(built, options);
}

const interruptedStatus = 130;

function printSummary({ built, report }: BuildOutcome, { flags, folder }: { flags: BuildFlags; folder: string }): void {
  console.log(summarize(report, folder, flags.shard));
  if (flags.verify)
    console.log(
      report === built
        ? 'Not verified: the build has errors.'
        : `Verified: ${report.status === 0 ? 'a build from scratch gives the same bytes' : 'a build from scratch differs'}.`,
    );
  if (report.isWritten && !isPart(flags))
    console.log(`Not checked: types of demos and code, the HTML, and its weight. Run: ${formatCheckTypes(flags)}`);
}

function summarize(
  { pages, written, reused, problems, isWritten, durationMs, status }: BuildSummary,
  out: string,
  shard?: Shard,
): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const found = `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
  const seconds = (Number(durationMs.total) / 1000).toFixed(2);
  if (!isWritten) return `Nothing written: ${found}.${existsSync(out) ? ` "${out}" is unchanged.` : ''}`;
  const part = shard ? ` of part ${shard.index} of ${shard.count}` : '';
  return `${status === 0 ? 'Built' : 'Built with errors:'} ${count(pages, 'page')}${part} in ${seconds} s (${written} files written, ${reused} kept), ${found}. ${out}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function writeReport(file: string, report: BuildSummary): void {
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(toReportFile(report), null, 2)}\n`);
}
