// Files that were saved → the demos that changed, as scripts for the pages that show them. Where
// anything but demos has changed, there are none: then the pages come anew.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveManifest } from '../../runtime/live/manifest.ts';
import { engineFolder } from '../demos/create-demo-loader.ts';
import { readClosure } from '../demos/read-closure.ts';
import type { BuildReport } from '../report/build-report.ts';
import type { DemoSwap } from '../serve/live/create-live-channel.ts';
import { bundleSwap } from './bundle-swap.ts';

interface SwapContext {
  readonly root: string;
  /** The folder of the last build, whose packages the new demos run on. */
  readonly out: string;
  readonly report: Pick<BuildReport, 'demoPages' | 'live' | 'base'>;
}

/** Plans what open pages show at once. */
export async function planSwaps(files: readonly string[], { root, out, report }: SwapContext): Promise<DemoSwap[]> {
  const { demoPages, live, base } = report;
  if (live === undefined || !files.every((file) => /^content\/.+\.(?:[jt]sx?|css)$/.test(file))) return [];
  const manifest = JSON.parse(readFileSync(join(out, live), 'utf8')) as LiveManifest;
  const folder = `${base}${live.slice(0, live.lastIndexOf('/') + 1)}`;

  const swaps = demoPages.map(async (page): Promise<DemoSwap[]> => {
    const demos = page.demos.filter(({ file }) => reaches(file, files, root));
    if (demos.length === 0) return [];
    const code = await bundleSwap({ root, alias: {}, page: { ...page, demos }, manifest, folder });
    return code === undefined
      ? []
      : [
          {
            code,
            keys: demos.map(({ name, styling }) => `${name}/${styling}`),
            pages: [`${base.slice(0, -1)}${page.path}`],
          },
        ];
  });
  return (await Promise.all(swaps)).flat();
}

/** Only files below a demo's own folder are looked for: a demo's helpers lie beside it. */
function reaches(demo: string, files: readonly string[], root: string): boolean {
  if (files.includes(demo)) return true;
  const folder = demo.slice(0, demo.lastIndexOf('/') + 1);
  if (!files.some((file) => file.startsWith(folder))) return false;
  try {
    return readClosure({ root, file: demo, packageFolders: [engineFolder] }).files.some(({ path }) =>
      files.includes(path),
    );
  } catch {
    // It is gone, or cannot be read: the build tells.
    return false;
  }
}
