// Waits for the pages of a build, then makes the files about all pages (search index, site map) and finds all
// problems. Work that needs no page is done while threads make the pages.

import type { Problem } from '../../core/model/problem.ts';
import { drawSharedCards } from '../pages/cards/draw-shared-cards.ts';
import { toPluginProblem } from '../site/hooks/add-plugin-pages.ts';
import { finishPlugins } from '../output/finish-plugins.ts';
import { findPublicFiles, type PublicFiles } from '../site/load/find-public-files.ts';
import { locateProblems } from '../site/load/locate-problems.ts';
import { collectProblems } from '../output/collect-problems.ts';
import { findGonePages } from '../output/find-gone-pages.ts';
import { findSiteProblems } from '../output/find-site-problems.ts';
import { isApiPath } from '../output/is-api-path.ts';
import { renderSiteFiles, type SiteFiles } from '../output/render-site-files.ts';
import type { BuiltPages } from '../pages/make-pages.ts';
import { renderMenus } from '../pages/render-menus.ts';
import { findUnusedTitles } from '../site/plan/find-unused-titles.ts';
import { awaitPages, type SiteInMaking } from './make-site.ts';

/** A finished site and its problems, sorted for the report. */
export interface JudgedSite {
  readonly making: SiteInMaking;
  readonly builtPages: BuiltPages;
  readonly publicFiles: PublicFiles;
  readonly siteFiles: SiteFiles;
  readonly problems: readonly Problem[];
}

/** Waits for the pages of a site, and finds its problems. */
export async function judgeSite(making: SiteInMaking): Promise<JudgedSite> {
  const { plan, bundles, context } = making;
  const { joined, parsedSite } = plan;
  const { site: open, record } = parsedSite;
  const { run, files, hooks, t } = open;
  const { scope, place, stopwatch } = run;
  const { loaded } = joined;

  const sharedCards = drawSharedCards(making.cards, { ...place, site: open.written.site });
  const menus = renderMenus(making.frame, { t, log: place.log });
  const publicFiles = findPublicFiles(place.root, record);
  const [builtPages, liveFiles] = await awaitPages(making);
  const planned = [...menus, ...plan.api.files, ...plan.files];

  stopwatch.begin('check');
  const plugged = await finishPlugins(builtPages, { loaded, hooks, isWhole: scope.isWhole });
  const siteParts = { context: await context, builtPages, publicFiles };
  const siteFiles = renderSiteFiles({
    ...siteParts,
    assets: await bundles.assets,
    others: [...planned, ...liveFiles, ...(await sharedCards), ...joined.files, ...plugged.files],
    joinedRules: joined.rules,
    t,
  });
  const stages = await listStages(making);
  const lacksApi = stages.some(({ problems = [] }) => problems.some(isLackOfApi));
  const judge = { ...siteParts, site: siteFiles, plugged, lacksApi };
  const judged = scope.isWhole
    ? [
        ...findSiteProblems(judge),
        ...findUnusedTitles(loaded, { files, isExcused: (path) => lacksApi && isApiPath(path) }),
      ]
    : [];
  const gone = scope.reportsGone ? findGonePages({ ...judge, record }) : [];
  const found = [...stages, builtPages, publicFiles, siteFiles, plugged, { problems: [...judged, ...gone] }]
    .flatMap(({ problems = [] }) => problems)
    .map((problem) => toPluginProblem(problem, { files, plugins: loaded.plugins, root: place.root }));
  const problems = collectProblems(await locateProblems(found, place.root), { strict: run.options.strict });
  stopwatch.end('check');
  return { making, builtPages, publicFiles, siteFiles, problems };
}

/** Lists the other stages that report problems. */
async function listStages({
  plan,
  bundles,
}: SiteInMaking): Promise<readonly { readonly problems?: readonly Problem[] }[]> {
  const { parsedSite, api, joined } = plan;
  const { looks, files } = parsedSite.site;
  return [api.loaded, await looks, await bundles.types, api, files, joined.plan, await bundles.client, joined];
}

/** Returns whether a problem means that the API of a package is unknown, so that its pages only seem to be gone. */
function isLackOfApi({ rule, severity }: Problem): boolean {
  return severity === 'error' && rule.startsWith('api-');
}
