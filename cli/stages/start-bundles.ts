// The planned pages of a site → what they wait for: the packages of their demos, their scripts, the types
// of their fences, and the addresses of what all of them load. All of it is begun at once.

import type { LibraryWish } from '../../core/library/library.ts';
import type { Site } from '../../core/site.ts';
import type { BuildRecord, PageTask, ParseContext, ParsedPages } from '../build-context.ts';
import { bundleClient } from '../client/bundle-client.ts';
import { bundleLive } from '../client/bundle-live.ts';
import type { ClientPage } from '../client/client-page.ts';
import { listMdxPages } from '../client/plan-client-pages.ts';
import { planSourceKeys } from '../client/plan-source-keys.ts';
import { readDemoFiles } from '../client/read-demo-files.ts';
import type { SiteReader } from '../files/site/create-site-reader.ts';
import { isUntouched } from '../files/file-stamp.ts';
import { listManifests } from '../library/packages/list-manifests.ts';
import { addReads } from '../library/open-library.ts';
import { openNodeLibrary } from '../library/node/open-node-library.ts';
import { readLibrary } from '../library/node/read-library.ts';
import type { BuildPlace } from '../load/to-build-place.ts';
import type { PackageKeys } from '../load/read-packages-key.ts';
import type { Looks } from '../looks/read-looks.ts';
import { planAssets } from '../output/plan-assets.ts';
import { checkTypedFences } from '../pages/excerpts/check-typed-fences.ts';
import { openListStore } from '../store/open-list-store.ts';
import type { TypesThread } from '../types/threads/create-types-thread.ts';
import type { Workspace } from '../workspace/open-workspace.ts';

/** What bundles are made from. */
interface BundleOptions {
  readonly place: BuildPlace & { readonly log: (message: string) => void };
  readonly site: Site;
  readonly keys: PackageKeys;
  readonly workspace: Workspace;
  /** Tells whether no source of a library has been saved since the build began. */
  readonly isSettled: () => boolean;
  readonly known: ParseContext;
  /** All pages of the site, and those of them that are made. */
  readonly tasks: readonly PageTask[];
  readonly chosen: readonly PageTask[];
  readonly parsed: ParsedPages;
  readonly demoPages: readonly ClientPage[];
  readonly record: BuildRecord;
  readonly siteFiles: SiteReader;
  readonly folderOf: (file: string) => string;
  readonly looks: Promise<Looks>;
  readonly hasSlots: boolean;
  /** Whether pages of sites that join this one have demos. */
  readonly hasJoinedDemos: boolean;
  /** Whether what edited demos may import is wanted. */
  readonly hasLive: boolean;
  readonly thread: TypesThread;
  readonly quick: boolean;
  readonly worker: boolean;
}

/** Begins with everything that pages wait for. */
export function startBundles(options: BundleOptions) {
  const { place, site, keys, workspace, isSettled, known, tasks, chosen, parsed, demoPages, record, folderOf } =
    options;
  const { siteFiles, looks, hasSlots, hasJoinedDemos, hasLive, thread, quick, worker } = options;
  const { root, log } = place;
  const { alias, define } = site.demos;
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
    packagesKey: toWishedKey(keys.librariesKey, { root, wishes: files.pageWishes }),
    sources: site.sources,
    isSettled,
    megabytes: site.limits.memory,
    ...(define && { define }),
  };

  const library = openNodeLibrary({ ...bundled, wishes: files.pageWishes, hasDemos: hasDemos || mdx.length > 0 });
  const scripts = {
    ...bundled,
    siteBase: site.base,
    pages: demoPages,
    files,
    isInPlace: (file: string, sum: string) =>
      record.files[file]?.hash === sum && isUntouched(record, file, folderOf(file)),
    ...(chosen !== tasks && { chosen: new Set(chosen.map(({ page }) => page.file)) }),
  };
  const client = bundleClient({ ...scripts, hasJoinedDemos, license: site.license.dataGrid, quick });
  // No page waits for what edited demos may import; it begins when the bundler has made the rest.
  const live = Promise.all([client, library]).then(() => (hasDemos && hasLive ? bundleLive(scripts) : []));
  const sourceKeys = library.then((opened) =>
    workspace.worked.length === 0
      ? new Map<string, string>()
      : planSourceKeys(demoPages, { root, files, library: readLibrary({ library: opened }), ...workspace }),
  );
  const types = checkTypedFences(chosen, { context: known, parsed, thread, log });
  const assets = Promise.all([client, looks]).then(([runtime, found]) =>
    planAssets(site, { root, runtime, worker, hasDemos, hasSlots, looks: found }),
  );
  // One that fails ends the build, and may do so while nobody waits for it yet.
  for (const each of [library, client, live, sourceKeys, types, assets]) each.catch(() => undefined);
  return { library, client, live, sourceKeys, types, assets };
}

/** Where a package leads is said by its own file, which may change without anything being installed. */
function toWishedKey(key: string, { root, wishes }: { root: string; wishes: readonly LibraryWish[] }): string {
  const specifiers = wishes.map(({ specifier }) => specifier);
  return addReads(key, { root, files: listManifests(specifiers, root) });
}
