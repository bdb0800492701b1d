// A save that affects every page → the pages that are open in a browser, made before all others, with the files that
// they load. Files about the whole site, and all problems, are left to the build that follows.

import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hasErrors } from '../../../core/model/problem.ts';
import type { BuildReport } from '../../output/report/build-report.ts';
import { buildAlone, isAsset, toPagePath, type BuildSome } from '../build-alone.ts';
import type { ServedFile } from '../serve/served-site.ts';
import { toServedPath } from './stale-pages.ts';
import type { RemadePage } from './remake-pages.ts';

/** Open pages, and the files that they load. */
export interface OpenPages {
  readonly pages: readonly RemadePage[];
  readonly others: readonly (readonly [string, ServedFile])[];
}

interface OpenPagesOptions {
  /** A folder for these pages alone. */
  readonly folder: string;
  readonly build: BuildSome<Pick<BuildReport, 'builtPages' | 'isWritten' | 'base'>>;
  readonly last: Pick<BuildReport, 'builtPages' | 'base'>;
}

/** How many open pages are made after a save. */
const maxOpen = 4;

const noPages: OpenPages = { pages: [], others: [] };

/** Makes the pages at these addresses. Those with errors stay as they are. */
export async function makeOpenPages(
  addresses: readonly string[],
  { folder, build, last }: OpenPagesOptions,
): Promise<OpenPages> {
  const builtPaths = new Set(last.builtPages.map(({ task }) => task.page.path));
  const open = addresses.map((address) => toPagePath(address, last.base)).filter((path) => builtPaths.has(path));
  const paths = new Set(open.slice(0, maxOpen));
  if (paths.size === 0) return noPages;
  try {
    const { built, files } = await buildAlone(paths, { folder, build, last });
    if (!built.isWritten || built.base !== last.base) return noPages;
    return {
      pages: built.builtPages
        .filter(({ record }) => !hasErrors(record.made.facts.problems))
        .map((page) => toRemadePage(page, files)),
      others: [...files].filter(([path]) => isAsset(path)).map(([path, file]) => [path, withContents(file)] as const),
    };
  } finally {
    // No one who waits for the pages has to wait for this.
    void rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function toRemadePage(
  { task, record }: BuildReport['builtPages'][number],
  files: ReadonlyMap<string, ServedFile>,
): RemadePage {
  return {
    path: task.page.path,
    hasDemos: task.demoModule !== undefined,
    files: record.made.files.flatMap((written) => {
      const file = files.get(toServedPath(written.file));
      return file ? [{ ...written, contents: readFileSync(file.file) }] : [];
    }),
  };
}

/** Reads a file into memory: its folder is removed. */
function withContents(file: ServedFile): ServedFile {
  return { ...file, contents: readFileSync(file.file) };
}
