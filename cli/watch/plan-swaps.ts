// Plans scripts that show saved demos in open pages. If anything but demos has changed, there are none, and pages
// reload instead.

import type { DemoPage, BuildReport } from '../output/report/build-report.ts';
import { createClosureReader } from '../demos/read/read-closure.ts';
import { engineFolder } from '../files/engine.ts';
import type { BundledLibrary } from '../demos/library/bundle/to-bundled-library.ts';
import type { DemoSwap } from './serve/live/create-live-channel.ts';
import { openStore } from '../files/store/open-store.ts';
import { openWorkspace } from '../site/workspace/open-workspace.ts';
import { bundleSwap, type SwapSurroundings } from './bundle-swap.ts';

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
