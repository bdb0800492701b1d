// Loads a site up to the parsing of its pages, and starts what runs meanwhile: the extraction of its API, its
// history, its styles and the thread of its plugins.

import { createTranslate, type Translate } from '../../core/i18n/create-translate.ts';
import type { Problem } from '../../core/model/problem.ts';
import { listWithEarlier, startExtraction, type SiteExtraction } from '../api/references/start-extraction.ts';
import type { ParseContext } from '../site/plan/to-parse-context.ts';
import { readHistory, type SiteHistory } from '../site/plan/read-history.ts';
import { addPluginPages } from '../site/hooks/add-plugin-pages.ts';
import { PluginHooks } from '../site/hooks/plugin-hooks.ts';
import { findSettingsFile } from '../site/load/find-settings-file.ts';
import { loadSite, type LoadedSite } from '../site/load/load-site.ts';
import { readPackageKeys, type PackageKeys } from '../site/load/read-packages-key.ts';
import { readPages, type PageFiles } from '../site/load/read-pages.ts';
import { toSiteKey } from '../site/load/to-site-key.ts';
import { readLooks, type Looks } from '../site/looks/read-looks.ts';
import { lockOutput } from '../output/lock-output.ts';
import { discardSite } from '../output/finish-site.ts';
import { checkOutputFolder, removeLeftovers } from '../output/output-folder.ts';
import type { OpenedPagePool } from '../pages/threads/keep-page-pool.ts';
import { PagePool } from '../pages/threads/page-pool.ts';
import { findHeadProblems } from '../site/plan/find-head-problems.ts';
import { fillTrees } from '../site/plan/fill-trees.ts';
import { planSite, type SitePlan } from '../site/plan/plan-site.ts';
import { toParseContext } from '../site/plan/to-parse-context.ts';
import { TypesThread } from '../api/types/threads/types-thread.ts';
import { openWorkspace, type Workspace } from '../site/workspace/open-workspace.ts';
import type { BuildRun } from './start-run.ts';

/** A loaded site, and the work that has been started for it. */
export interface OpenSite {
  readonly run: BuildRun;
  /** Its settings, and its navigation trees with all pages filled in. */
  readonly written: LoadedSite;
  /** The modules that its settings, trees and components are loaded from. */
  readonly moduleFiles: readonly string[];
  readonly siteKey: string;
  readonly t: Translate;
  readonly workspace: Workspace;
  readonly keys: PackageKeys;
  /** Returns whether no source of a library has been saved since the build began. */
  readonly isSettled: () => boolean;
  readonly extraction: SiteExtraction;
  readonly history: Promise<SiteHistory>;
  readonly looks: Promise<Looks>;
  readonly hooks: PluginHooks;
  readonly files: PageFiles;
  /** Options for planning its pages. */
  readonly planning: Parameters<typeof planSite>[2];
  /** The plan without the pages that the API adds. */
  readonly firstPlan: SitePlan;
  readonly parseContext: ParseContext;
  /** The thread that reads the types of code fences. */
  readonly types: TypesThread;
  /** The threads that make pages. */
  readonly pool: OpenedPagePool;
}

/** A site whose settings are wrong. */
export interface RefusedSite {
  readonly problems: readonly Problem[];
  readonly moduleFiles: readonly string[];
}

/** Opens a site and its output folder, or returns the problems of its settings. */
export async function openSite(run: BuildRun): Promise<OpenSite | RefusedSite> {
  const { options, place, stopwatch, scope } = run;
  const { root, log } = place;
  checkOutputFolder(place.out, root);
  stopwatch.begin('load');
  const loaded = await loadSite({ ...place, base: options.base, versions: options.versions });
  stopwatch.end('load');
  const { moduleFiles } = loaded;
  if (!('site' in loaded)) return { problems: [...loaded.problems, ...(await findHeadProblems(root))], moduleFiles };

  const { drafts = false } = options;
  const { site } = loaded;
  const onDisk = await readPages(root, site.markdown);
  const filled = await fillTrees(loaded, onDisk, { root, drafts });
  const written: LoadedSite = onDisk.hasStylings ? filled : { ...filled, site: { ...site, hasOneStyling: true } };
  const { dictionaries, plugins } = written;
  const t = createTranslate({ languages: site.languages, dictionaries, log });
  const workspace = openWorkspace({ root, sources: site.sources });
  const keys = readPackageKeys(root, workspace);
  const isSettled = () =>
    workspace.worked.length === 0 || readPackageKeys(root, workspace).librariesKey === keys.librariesKey;
  const extraction = startExtraction(listWithEarlier(site.api, root), {
    ...place,
    sources: site.sources,
    keptOnly: !scope.isWhole || options.keptApi,
    megabytes: site.limits.memory,
    concurrency: options.concurrency,
    openPool: options.openExtraction,
  });
  const history = readHistory(site, place);
  const looks = readLooks(site, { root, settingsFile: findSettingsFile(root), isOnlyServed: options.isOnlyServed });
  const hooks = new PluginHooks(plugins, { ...place, ...keys, limits: site.limits });
  run.onEnd(() => hooks.close());
  const files = await addPluginPages(onDisk, { loaded: written, hooks, root });
  const planning = { drafts, t, ...(scope.hasOtherPosts && { hasPosts: true }) };
  const firstPlan = planSite(written, files, planning);
  const parseContext = toParseContext(written, firstPlan, { ...place, ...keys });
  const { types, pool } = openOutput(run, parseContext);
  return {
    run,
    written,
    moduleFiles,
    siteKey: toSiteKey(loaded, keys),
    t,
    workspace,
    keys,
    isSettled,
    extraction,
    history,
    looks,
    hooks,
    files,
    planning,
    firstPlan,
    parseContext,
    types,
    pool,
  };
}

/** Locks the output folder for this build, and opens the threads that write into it. */
function openOutput(run: BuildRun, parseContext: ParseContext): Pick<OpenSite, 'types' | 'pool'> {
  const { place, options, threads } = run;
  const { types = new TypesThread(), openPool, stop } = options;
  if (!options.types) run.onEnd(() => types.close());
  run.onEnd(lockOutput(place.out, place.log));
  run.onEnd(() => discardSite(place.staging));
  const poolOptions = { threads, log: place.log };
  const pool = openPool?.(parseContext, poolOptions) ?? new PagePool(parseContext, poolOptions);
  run.onEnd(() => (stop?.aborted ? pool.stop() : pool.close()));
  stop?.throwIfAborted();
  removeLeftovers(place.out);
  return { types, pool };
}
