// Starts to make the pages of a planned build: they wait for their scripts and packages, and threads make them.

import { planCards, type CardSettings } from '../site/plan/plan-cards.ts';
import type { BuildContext } from '../pages/build-context.ts';
import { makePages, type BuiltPages } from '../pages/make-pages.ts';
import { toPageFrame, type PageFrame } from '../site/plan/to-parse-context.ts';
import type { OutputFile } from '../../core/model/output-file.ts';
import { toFolderOf, type PlannedBuild } from './plan-build.ts';
import { startBundles, type Bundles } from './start-bundles.ts';
import { unlessStopped } from './unless-stopped.ts';

/** A build whose pages are being made. */
export interface SiteInMaking {
  readonly plan: PlannedBuild;
  readonly bundles: Bundles;
  readonly cards: CardSettings | undefined;
  /** What all pages show, without the addresses of scripts and styles; `context` has these as well. */
  readonly frame: PageFrame;
  readonly context: Promise<BuildContext>;
  readonly pages: Promise<BuiltPages>;
}

/** Starts to make the pages of a build. */
export function makeSite(plan: PlannedBuild): SiteInMaking {
  const { api, joined, tasksToMake, demoPages, parsed, siteFiles, parsedSite } = plan;
  const { site: open, record } = parsedSite;
  const { run, parseContext, files, pool, written } = open;
  const { stopwatch, place, options, scope } = run;

  // Only what shows the addresses of scripts waits for them.
  stopwatch.begin('bundle');
  const bundles = startBundles(plan);
  const cards = planCards(written.site, { ...place, isQuick: options.quick ?? false });
  const frame = toPageFrame(parseContext, {
    loaded: joined.loaded,
    plan: joined.plan,
    staging: place.staging,
    cards,
    parts: joined.parts,
    isPart: scope.isPart,
    ...(api.needed && { needed: api.needed }),
  });
  const context = Promise.all([bundles.assets, bundles.library, bundles.types]).then(([{ hrefs }, library]) => {
    stopwatch.end('bundle');
    stopwatch.begin('pages', tasksToMake.length);
    return { ...frame, assets: hrefs, library };
  });
  const pages = makePages(tasksToMake, {
    ...bundles,
    context,
    demoPages,
    parseContext,
    parsed,
    record,
    files,
    siteFiles,
    pool,
    folderOf: toFolderOf(plan),
    log: place.log,
    onPage: () => stopwatch.advance('pages'),
  });
  // A failure is thrown where these are awaited; until then it must not count as unhandled.
  for (const each of [context, pages]) each.catch(() => undefined);
  return { plan, bundles, cards, frame, context, pages };
}

/** Waits for the pages, and for the packages that edited demos may import. */
export async function awaitPages({ plan, bundles, pages }: SiteInMaking): Promise<[BuiltPages, readonly OutputFile[]]> {
  const { run, pool } = plan.parsedSite.site;
  const { stopwatch, options } = run;
  const made = await unlessStopped(Promise.all([pages, bundles.live]), options.stop);
  stopwatch.end('pages');
  // Frees the memory of the threads while the site is checked and written.
  void pool.close();
  return made;
}
