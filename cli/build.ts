// The map of the project: a site's root → a folder that any static host can serve.
//
// Each line turns one noun into the next, and each noun contains the one before; each step is the file of its name in
// stages/. Which pages a build makes is its scope (partial/): the whole site, unless a mode says otherwise. A build that
// finds an error leaves the output folder unchanged.

import type { BuildOptions } from './build-options.ts';
import type { BuildReport } from './output/report/build-report.ts';
import { finishBuild, reportFault, reportRefused } from './stages/finish-build.ts';
import { finishPartOfSite } from './stages/finish-part.ts';
import { judgeSite } from './stages/judge-site.ts';
import { makeSite } from './stages/make-site.ts';
import { openSite, type OpenSite } from './stages/open-site.ts';
import { parseSite } from './stages/parse-site.ts';
import { planBuild } from './stages/plan-build.ts';
import { startRun } from './stages/start-run.ts';
import { unlessStopped } from './stages/unless-stopped.ts';

/** Builds a site, and reports its files and problems. */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const run = startRun(options);
  try {
    const open = await openSite(run);
    return 'problems' in open ? reportRefused(open, run) : await buildOpenSite(open);
  } finally {
    await run.end();
  }
}

async function buildOpenSite(open: OpenSite): Promise<BuildReport> {
  const { scope, options } = open.run;
  try {
    const plan = await unlessStopped(parseSite(open).then(planBuild), options.stop);
    const making = makeSite(plan);
    return scope.isForMerge ? await finishPartOfSite(making) : await finishBuild(await judgeSite(making));
  } catch (error) {
    return reportFault(error, open);
  }
}
