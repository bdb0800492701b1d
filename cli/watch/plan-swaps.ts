// Plans scripts that show saved demos in open pages. If anything but demos has changed, there are none, and pages
// reload instead.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Defines } from '../../core/code/defines.ts';
import { type Library, toWantKey } from '../../core/demos/library/library.ts';
import type { SourceSettings } from '../../core/model/site.ts';
import type { ClientPage } from '../demos/client/client-page.ts';
import { listNamedFiles } from '../demos/client/read-demo-files.ts';
import { compileSiteFile } from '../demos/client/scripts/compile-site-file.ts';
import { listPageFiles } from '../demos/client/scripts/list-page-files.ts';
import { writePageScript } from '../demos/client/scripts/write-page-script.ts';
import type { BundledLibrary } from '../demos/library/bundle/to-bundled-library.ts';
import { planWants } from '../demos/library/plan-wants.ts';
import { listAssetAddresses } from '../demos/read/closure/list-asset-addresses.ts';
import { createClosureReader } from '../demos/read/read-closure.ts';
import { engineFolder } from '../files/engine.ts';
import { hash } from '../files/hash.ts';
import { openStore } from '../files/store/open-store.ts';
import type { BuildReport, DemoPage } from '../output/report/build-report.ts';
import { type FindSource, openWorkspace } from '../site/workspace/open-workspace.ts';
import type { DemoSwap } from './serve/live/live-channel.ts';

/** The last build, whose packages the new demos use. */
export type SwapReport = Pick<BuildReport, 'demoPages' | 'demoScripts' | 'base'>;

/** Plans the demos that open pages show at once. */
export type PlanSwaps = (files: readonly string[], report: SwapReport) => Promise<DemoSwap[]>;

/** Creates the planner of a site. It keeps the packages of the last build in memory. */
export function createSwapPlanner({ root, out, cache }: { root: string; out: string; cache: string }): PlanSwaps {
  let last: { key: string; around: SwapSurroundings } | undefined;

  return async function planSwaps(files, report) {
    if (!files.every((file) => /^content\/.+\.(?:[jt]sx?|css)$/.test(file))) return [];
    const around = open(report);
    if (!around) return [];

    const { demoPages, base } = report;
    const reaches = createReachTest(files, around);
    const swaps = demoPages.map(async (page): Promise<DemoSwap[]> => {
      const demos = page.demos.filter(({ file }) => reaches(file));
      if (demos.length === 0) return [];
      const code = await bundleSwap(withoutOthers(page, demos), around);
      const keys = demos.map(({ name, styling }) => `${name}/${styling}`);
      return code === undefined ? [] : [{ code, keys, pages: [`${base.slice(0, -1)}${page.path}`] }];
    });
    return (await Promise.all(swaps)).flat();
  };

  function open({ demoScripts, base }: SwapReport): SwapSurroundings | undefined {
    const key = JSON.stringify([demoScripts, base]);
    if (!demoScripts || key === last?.key) return last?.around;
    const library = openStore<BundledLibrary>(cache, 'library', { log: () => undefined }).read(demoScripts.library);
    if (!library) return undefined;
    const { findSource } = openWorkspace({ root, sources: demoScripts.sources });
    const around = { root, built: out, ...demoScripts, findSource, library, folder: `${base}_app/` };
    last = { key, around };
    return last.around;
  }
}

function withoutOthers({ file, product, wrapper, language }: DemoPage, demos: DemoPage['demos']) {
  return {
    file,
    product,
    demos,
    ...(wrapper !== undefined && { wrapper }),
    ...(language !== undefined && { language }),
  };
}

/** Creates the test whether a demo uses a saved file. Only files in the folder of the demo can be helpers. */
function createReachTest(
  files: readonly string[],
  { root, alias, findSource }: SwapSurroundings,
): (demo: string) => boolean {
  const read = createClosureReader({ root, alias, packageFolders: [engineFolder], findSource });
  return function reaches(demo) {
    if (files.includes(demo)) return true;
    const folder = demo.slice(0, demo.lastIndexOf('/') + 1);
    if (!files.some((file) => file.startsWith(folder))) return false;
    try {
      return read(demo).files.some(({ path }) => files.includes(path));
    } catch {
      // The demo is gone or cannot be read, which the build reports.
      return false;
    }
  };
}

/** The packages and settings that the demos of a built site run with. */
interface SwapSurroundings {
  readonly root: string;
  readonly alias: Readonly<Record<string, string>>;
  /** Finds the sources of developed libraries. */
  readonly findSource: FindSource;
  readonly sources?: SourceSettings;
  readonly define?: Defines;
  readonly library: Library;
  /** Names of the engine's scripts. */
  readonly base: string;
  readonly playground: string;
  /** Address of the folder of the scripts: "/_app/". */
  readonly folder: string;
  /** The folder of the built site. */
  readonly built: string;
}

/**
 * Bundles the changed demos of a page as a script that replaces them at once. The packages are those of the built site,
 * so only the files of the demos are compiled. Undefined if only a whole build can show them.
 */
async function bundleSwap(
  page: ClientPage,
  { root, alias, findSource, sources, define, built, ...around }: SwapSurroundings,
): Promise<string | undefined> {
  try {
    const read = createClosureReader({ root, alias, packageFolders: [engineFolder], findSource });
    const closures = listNamedFiles(page).map(({ file, text }) => read(file, text));
    const isNew = planWants(closures).some((want) => !Object.hasOwn(around.library.entries, toWantKey(want)));
    const base = around.folder.slice(0, -'_app/'.length);
    // A picture that no page has shown does not exist before the build.
    const isShown = closures.every((closure) =>
      [...listAssetAddresses(closure, { root, base: '' }).values()].every((file) => existsSync(join(built, file))),
    );
    if (isNew || !isShown || closures.some(({ problems }) => problems.length > 0)) return undefined;

    const texts = new Map(closures.flatMap(({ files }) => files.map(({ path, text }) => [path, text] as const)));
    const paths = [...new Set(closures.flatMap(listPageFiles))];
    const code = new Map(
      await Promise.all(
        paths.map(
          async (path) =>
            [
              path,
              await compileSiteFile({ path, text: texts.get(path) }, { root, base, isSmall: false, define, sources }),
            ] as const,
        ),
      ),
    );
    // A new name, so that the page loads it as a new module.
    const version = hash(...code.values()).slice(0, 6);
    return writePageScript({ page, closures, code, version, scripts: [], ...around });
  } catch {
    // A fault in the source is reported by the following build.
    return undefined;
  }
}
