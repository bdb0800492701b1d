// The finished pages of a site → the files that speak of all of them, and everything that is wrong.

import type { Translate } from '../../core/i18n/create-translate.ts';
import type { RedirectRule } from '../../core/hosting/hosting-rules.ts';
import type { OutputFile } from '../../core/output-file.ts';
import type { Problem } from '../../core/problem.ts';
import type { BuildContext, BuildRecord } from '../build-context.ts';
import { toOwnProblem } from '../hooks/add-plugin-pages.ts';
import { finishPlugins } from '../hooks/finish-plugins.ts';
import type { PluginHooks } from '../hooks/open-plugin-hooks.ts';
import type { PublicFiles } from '../load/find-public-files.ts';
import type { LoadedSite } from '../load/load-site.ts';
import { locateProblems } from '../load/locate-problems.ts';
import type { PageFiles } from '../load/read-pages.ts';
import { collectProblems } from '../output/collect-problems.ts';
import { findGonePages } from '../output/find-gone-pages.ts';
import { findSiteProblems } from '../output/find-site-problems.ts';
import type { Assets } from '../output/plan-assets.ts';
import { findUnusedTitles } from '../plan/find-unused-titles.ts';
import { isApiPath } from '../output/is-api-path.ts';
import { renderSiteFiles, type SiteFiles } from '../output/render-site-files.ts';
import type { BuiltPages } from '../pages/make-pages.ts';

/** What a site is judged by. */
interface JudgeOptions {
  readonly loaded: LoadedSite;
  readonly context: BuildContext;
  readonly files: PageFiles;
  readonly publicFiles: PublicFiles;
  readonly assets: Assets;
  /** Files that other stages have made. */
  readonly others: readonly OutputFile[];
  /** Redirects of sites that join this one. */
  readonly joinedRules: readonly RedirectRule[];
  readonly hooks: PluginHooks;
  readonly t: Translate;
  /** The last build, where pages that it had and this one has not are told. */
  readonly before: BuildRecord | undefined;
  /** Whether all pages were made: what hangs on the others cannot be judged without. */
  readonly isWhole: boolean;
  /** What else has found problems. */
  readonly stages: readonly { readonly problems?: readonly Problem[] }[];
  readonly strict?: boolean | undefined;
}

/** A judged site. */
interface JudgedSite {
  readonly siteFiles: SiteFiles;
  readonly problems: readonly Problem[];
}

/** Judges a site, sorted as the writer reads it. */
export async function judgeSite(made: BuiltPages, options: JudgeOptions): Promise<JudgedSite> {
  const {
    loaded,
    context,
    files,
    publicFiles,
    assets,
    others,
    hooks,
    t,
    before,
    isWhole,
    stages,
    strict,
    joinedRules,
  } = options;
  const plugged = await finishPlugins(made, { loaded, hooks, isWhole });
  const whole = { context, made, publicFiles };
  const siteFiles = renderSiteFiles({ ...whole, assets, others: [...others, ...plugged.files], joinedRules, t });
  const lacksApi = stages.some(({ problems = [] }) => problems.some(isLackOfApi));
  const judge = { ...whole, site: siteFiles, plugged, lacksApi };
  const judged = isWhole
    ? [
        ...findSiteProblems(judge),
        ...findUnusedTitles(loaded, { files, isExcused: (path) => lacksApi && isApiPath(path) }),
      ]
    : [];
  const gone = before ? findGonePages({ ...judge, record: before }) : [];
  const found = [...stages, made, publicFiles, siteFiles, plugged, { problems: [...judged, ...gone] }]
    .flatMap(({ problems = [] }) => problems)
    .map((problem) => toOwnProblem(problem, { files, plugins: loaded.plugins, root: context.root }));
  return { siteFiles, problems: collectProblems(await locateProblems(found, context.root), { strict }) };
}

/** Of a package whose API is not known, no page has moved. */
function isLackOfApi({ rule, severity }: Problem): boolean {
  return severity === 'error' && rule.startsWith('api-');
}
