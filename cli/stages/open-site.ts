// A site's root → what is known of the site before a page is parsed, and what goes on meanwhile: the extraction of
// its API, its history, its looks and the thread of its plugins.

import { createTranslate } from '../../core/i18n/create-translate.ts';
import { listWithEarlier, startExtraction } from '../api/references/start-extraction.ts';
import type { BuildOptions } from '../build-options.ts';
import { readHistory } from '../history/read-history.ts';
import { addPluginPages } from '../hooks/add-plugin-pages.ts';
import { openPluginHooks } from '../hooks/open-plugin-hooks.ts';
import { hasJoinedPosts } from '../join/open-parts.ts';
import { findSettingsFile } from '../load/find-settings-file.ts';
import { loadSite } from '../load/load-site.ts';
import { readPackageKeys } from '../load/read-packages-key.ts';
import { readPages } from '../load/read-pages.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import { toSiteKey } from '../load/to-site-key.ts';
import { readLooks } from '../looks/read-looks.ts';
import { findHeadProblems } from '../plan/find-head-problems.ts';
import { fillTrees } from '../plan/fill-trees.ts';
import { planSite } from '../plan/plan-site.ts';
import type { Stopwatch } from '../report/create-stopwatch.ts';
import { openWorkspace } from '../workspace/open-workspace.ts';

interface OpenOptions {
  readonly place: BuildPlace & { readonly log: (message: string) => void };
  readonly stopwatch: Stopwatch;
}

/** A site that can be planned. */
export type OpenSite = Extract<Awaited<ReturnType<typeof openSite>>, { first: unknown }>;

/** Opens a site, or tells what is wrong with its settings. */
export async function openSite(options: BuildOptions, { place, stopwatch }: OpenOptions) {
  const { drafts = false, isOwn, joined } = options;
  const { root, log } = place;
  stopwatch.begin('load');
  const loaded = await loadSite({ ...place, base: options.base, versions: options.versions });
  stopwatch.end('load');
  const { moduleFiles } = loaded;
  if (!('site' in loaded)) return { problems: [...loaded.problems, ...(await findHeadProblems(root))], moduleFiles };

  const { site } = loaded;
  const onDisk = await readPages(root, site.markdown);
  const written = await fillTrees(loaded, onDisk, { root, drafts });
  const { dictionaries, plugins } = written;
  const t = createTranslate({ languages: site.languages, dictionaries, log });
  const workspace = openWorkspace({ root, sources: site.sources });
  const keys = readPackageKeys(root, workspace);
  const isSettled = () =>
    workspace.worked.length === 0 || readPackageKeys(root, workspace).librariesKey === keys.librariesKey;
  const extraction = startExtraction(listWithEarlier(site.api, root), {
    ...place,
    sources: site.sources,
    keptOnly: options.only !== undefined || options.keptApi,
    megabytes: site.limits.memory,
    concurrency: options.concurrency,
    openPool: options.openExtraction,
  });
  const history = readHistory(site, place);
  const looks = readLooks(site, { root, settingsFile: findSettingsFile(root), isOwn });
  const hooks = openPluginHooks(plugins, { ...place, ...keys, limits: site.limits });
  const files = await addPluginPages(onDisk, { loaded: written, hooks, root });
  const wishes = { drafts, t, ...(hasJoinedPosts(joined) && { hasPosts: true }) };
  const first = planSite(written, files, wishes);
  return {
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
    wishes,
    first,
  };
}
