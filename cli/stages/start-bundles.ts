// The planned pages of a site → what they wait for: the packages of their demos, their scripts, the types
// of their fences, and the addresses of what all of them load. All of it is begun at once.

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

/** What pages wait for, on its way. */
export type Bundles = ReturnType<typeof startBundles>;

/** Begins with everything that pages wait for. */
export function startBundles(plan: PlannedBuild) {
  const { parsedSite, joined, parsed, demoPages, siteFiles } = plan;
  const { site: open, record } = parsedSite;
  const { run, written, keys, workspace, isSettled, known, looks } = open;
  const { site, hasSlots } = written;
  const { place, options, scope } = run;
  const { quick = false, worker = true } = options;
  const tasks = plan.tasks.filter(isOfThisSite);
  const chosen = plan.chosen.filter(isOfThisSite);
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
    kept: openListStore(place.cache, `imports ${place.engineKey}`, { log }),
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
    pages: demoPages,
    files,
    isInPlace: (file: string, sum: string) =>
      record.files[file]?.hash === sum && isUntouched(record, file, folderOf(file)),
    ...(chosen.length < tasks.length && { chosen: new Set(chosen.map(({ page }) => page.file)) }),
  };
  const client = bundleClient({ ...scripts, hasJoinedDemos: joined.hasDemos, license: site.license.dataGrid, quick });
  // No page waits for what edited demos may import; it begins when the bundler has made the rest.
  const live = Promise.all([client, library]).then(() => (hasDemos && scope.hasLive ? bundleLive(scripts) : []));
  const sourceKeys = library.then((opened) =>
    workspace.worked.length === 0
      ? new Map<string, string>()
      : planSourceKeys(demoPages, { root, files, library: readLibrary({ library: opened }), ...workspace }),
  );
  const types = checkTypedFences(chosen, { context: known, parsed, thread: open.types, log });
  const assets = Promise.all([client, looks]).then(([runtime, found]) =>
    planAssets(site, { root, runtime, worker, hasDemos, hasSlots, looks: found }),
  );
  // One that fails ends the build, and may do so while nobody waits for it yet.
  for (const each of [library, client, live, sourceKeys, types, assets]) each.catch(() => undefined);
  return { library, client, live, sourceKeys, types, assets };
}

/** Where a package leads is said by its own file, which may change without anything being installed. */
function toWantedKey(key: string, { root, wants }: { root: string; wants: readonly WantedExport[] }): string {
  const specifiers = wants.map(({ specifier }) => specifier);
  return addReads(key, { root, files: listManifests(specifiers, root) });
}
