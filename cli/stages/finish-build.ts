// Writes a checked site to the output folder, and reports the build. A site with errors is dropped: the old one stays.

import { hasErrors, sortProblems } from '../../core/model/problem.ts';
import { SourceFault } from '../demos/library/source-fault.ts';
import { toBuildRecord, writeBuildRecord } from '../output/build-record.ts';
import { explainFullDisk } from '../output/explain-full-disk.ts';
import { finishSite, toShared, toSiteContents } from '../output/finish-site.ts';
import { toReport, type BuildReport } from '../output/report/build-report.ts';
import { pruneStores } from '../files/store/prune-stores.ts';
import { hasSourceFault } from '../site/workspace/has-source-fault.ts';
import type { JudgedSite } from './judge-site.ts';
import type { OpenSite, RefusedSite } from './open-site.ts';
import type { BuildRun } from './start-run.ts';

/** Writes a checked site, and reports its files and problems. */
export async function finishBuild({
  making,
  builtPages,
  publicFiles,
  siteFiles,
  problems,
}: JudgedSite): Promise<BuildReport> {
  const { plan, bundles } = making;
  const { api, joined, demoPages, parsedSite } = plan;
  const { site: open, record, folderOf } = parsedSite;
  const { run, written, looks } = open;
  const { scope, place, options, stopwatch } = run;
  const { base, demos, sources } = written.site;
  const { outdated } = api;
  const buildFacts = { ...factsOf(open), problems, outdated, builtPages, lookFiles: (await looks).reads };
  if (hasErrors(problems) && !isWrittenWithErrors(problems, open)) return toReport(buildFacts);

  options.stop?.throwIfAborted();
  stopwatch.begin('write');
  const ofSite = [...siteFiles.files, ...siteFiles.redirectPages];
  const contents = toSiteContents(builtPages, scope.isWhole ? { publicFiles, siteFiles: ofSite } : toShared(ofSite));
  const finished = await finishSite(contents, { ...place, base, isOnlyServed: options.isOnlyServed, folderOf }, record);
  const isMade = finished.written > 0 || builtPages.pages.some(({ isReused }) => !isReused);
  if (isMade && scope.isWhole) {
    writeBuildRecord(toBuildRecord(builtPages, publicFiles, finished), place);
    pruneStores(place.cache, joined.plan.tasks.length);
  }
  stopwatch.end('write');
  const { demoScripts } = await bundles.client;
  const { alias, define } = demos;
  return toReport({
    ...buildFacts,
    finished,
    demoPages,
    ...(demoScripts && { demoScripts: { ...demoScripts, alias, sources, ...(define && { define }) } }),
  });
}

/** Reports wrong settings, with which nothing is built. */
export function reportRefused({ problems, moduleFiles }: RefusedSite, { stopwatch }: BuildRun): BuildReport {
  return toReport({ problems: sortProblems(problems), isWrongSetting: true, moduleFiles, stopwatch });
}

/** Reports a fault in the source of a library. Any other error is rethrown, with an explanation if the disk is full. */
export function reportFault(error: unknown, open: OpenSite): BuildReport {
  if (error instanceof SourceFault) return toReport({ ...factsOf(open), problems: sortProblems(error.problems) });
  throw explainFullDisk(error, open.run.place);
}

/** Returns whether a site is written in spite of its errors. */
function isWrittenWithErrors(problems: JudgedSite['problems'], { run, workspace, isSettled }: OpenSite): boolean {
  const { keepGoing = false, keepLast } = run.options;
  const isKept = keepLast && (hasSourceFault(problems, { root: run.place.root, ...workspace }) || !isSettled());
  return keepGoing && !isKept;
}

/** Returns what every report contains about an opened site. */
function factsOf({ run, written, moduleFiles, siteKey, extraction }: OpenSite) {
  const { site, plugins } = written;
  return {
    base: site.base,
    stopwatch: run.stopwatch,
    moduleFiles,
    siteKey,
    listApiFiles: extraction.listFiles,
    plugins,
  };
}
