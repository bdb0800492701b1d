// Bundles just saved demos as a script that replaces them in open pages at once. The packages are those of the built
// site, so only the files of the demos are compiled.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Defines } from '../../core/code/defines.ts';
import { listAssetAddresses } from '../demos/read/closure/list-asset-addresses.ts';
import { createClosureReader } from '../demos/read/read-closure.ts';
import { compileSiteFile } from '../demos/client/scripts/compile-site-file.ts';
import type { ClientPage } from '../demos/client/client-page.ts';
import { listPageFiles } from '../demos/client/scripts/list-page-files.ts';
import { listNamedFiles } from '../demos/client/read-demo-files.ts';
import { writePageScript } from '../demos/client/scripts/write-page-script.ts';
import { engineFolder } from '../files/engine.ts';
import { hash } from '../files/hash.ts';
import { planWants } from '../demos/library/plan-wants.ts';
import type { SourceSettings } from '../../core/model/site.ts';
import type { FindSource } from '../site/workspace/open-workspace.ts';
import { toWantKey, type Library } from '../../core/demos/library/library.ts';

/** The packages and settings that the demos of a built site run with. */
export interface SwapSurroundings {
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

/** Bundles the changed demos of a page; undefined if only a whole build can show them. */
export async function bundleSwap(
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
