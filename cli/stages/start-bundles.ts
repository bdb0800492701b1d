// Starts everything that planned pages wait for, all at once: the packages of their demos, their scripts, the types
// of their code fences, and the addresses of the assets that all of them load.

import type { WantedExport } from '../../core/demos/library/library.ts';
import { bundleClient } from '../demos/client/bundle-client.ts';
import { bundleLive } from '../demos/client/bundle-live.ts';
import { listMdxPages } from '../demos/client/plan-client-pages.ts';
import { planSourceKeys } from '../demos/client/plan-source-keys.ts';
import { readDemoFiles } from '../demos/client/read-demo-files.ts';
import { isUntouched } from '../files/file-stamp.ts';
import { listManifests } from '../demos/library/packages/list-manifests.ts';
import { addReads } from '../demos/library/open-library.ts';
import { openNodeLibrary } from '../demos/library/node/open-node-library.ts';
import { readLibrary } from '../demos/library/node/read-library.ts';
import { planAssets } from '../output/plan-assets.ts';
import { checkTypedFences } from '../pages/excerpts/check-typed-fences.ts';
import { openListStore } from '../files/store/open-list-store.ts';
import { isOfThisSite, toFolderOf, type PlannedBuild } from './plan-build.ts';

/** The started work that pages wait for. */
export type Bundles = ReturnType<typeof startBundles>;

/** Starts everything that pages wait for. */
export function startBundles(plan: PlannedBuild) {
  const { parsedSite, joined, parsed, demoPages, siteFiles } = plan;
  const { site: open, record } = parsedSite;
  const { run, written, keys, workspace, isSettled, parseContext, looks } = open;
  const { site, hasSlots } = written;
  const { place, options, scope } = run;
  const { quick = false, worker = true } = options;
  const tasks = plan.tasks.filter(isOfThisSite);
  const tasksToMake = plan.tasksToMake.filter(isOfThisSite);
  const { root, log } = place;
  const { alias, define } = site.demos;
  const folderOf = toFolderOf(plan);
  const hasDemos = demoPages.length > 0;
  const mdx = listMdxPages(tasks, parsed);
  const files = readDemoFiles(demoPages, {
    root,
    alias,
    mdx,
    findSource: workspace.findSource,
    siteFiles,
    importStore: openListStore(place.cache, `imports ${place.engineKey}`, { log }),
  });
  const bundled = {
    ...place,
    packagesKey: toWantedKey(keys.librariesKey, { root, wants: files.pageWants }),
    sources: site.sources,
    isSettled,
    megabytes: site.limits.memory,
    ...(define && { define }),
  };

  const library = openNodeLibrary({ ...bundled, wants: files.pageWants, hasDemos: hasDemos || mdx.length > 0 });
  const scripts = {
    ...bundled,
    siteBase: site.base,
    pages: scope.hasScripts ? demoPages : [],
    files,
    isInPlace: (file: string, sum: string) =>
      record.files[file]?.hash === sum && isUntouched(record, file, folderOf(file)),
    ...(tasksToMake.length < tasks.length && { chosen: new Set(tasksToMake.map(({ page }) => page.file)) }),
  };
  const client = bundleClient({ ...scripts, hasJoinedDemos: joined.hasDemos, license: site.license.dataGrid, quick });
  // No page waits for the packages of edited demos; they are bundled after the rest.
  const live = Promise.all([client, library]).then(() => (hasDemos && scope.hasLive ? bundleLive(scripts) : []));
  const sourceKeys = library.then((opened) =>
    workspace.worked.length === 0
      ? new Map<string, string>()
      : planSourceKeys(demoPages, { root, files, library: readLibrary({ library: opened }), ...workspace }),
  );
  const types = checkTypedFences(tasksToMake, { context: parseContext, parsed, thread: open.types, log });
  const assets = Promise.all([client, looks]).then(([runtime, found]) =>
    planAssets(site, { root, runtime, worker, hasDemos, hasSlots, looks: found }),
  );
  // A failure ends the build, but may come before anything awaits it; it must not count as unhandled.
  for (const each of [library, client, live, sourceKeys, types, assets]) each.catch(() => undefined);
  return { library, client, live, sourceKeys, types, assets };
}

/** Adds the manifests of the wanted packages to the key: their exports may change without an installation. */
function toWantedKey(key: string, { root, wants }: { root: string; wants: readonly WantedExport[] }): string {
  const specifiers = wants.map(({ specifier }) => specifier);
  return addReads(key, { root, files: listManifests(specifiers, root) });
}
