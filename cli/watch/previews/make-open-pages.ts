// A save that reaches every page → the pages that are open in a browser, made before all others, with the files that
// they load. What speaks of the whole site, and everything that is wrong, is left to the build that follows.

import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { hasErrors } from '../../../core/model/problem.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { BuildOptions } from '../../build-options.ts';
import type { BuildReport } from '../../output/report/build-report.ts';
import { indexFolder } from '../serve/index-folder.ts';
import type { ServedFile } from '../serve/served-site.ts';
import type { RemadePage } from './remake-pages.ts';

/** Open pages, and the files that they load. */
export interface OpenPages {
  readonly pages: readonly RemadePage[];
  readonly others: readonly (readonly [string, ServedFile])[];
}

interface OpenPagesOptions {
  /** A folder that no other pages are made in. */
  readonly folder: string;
  readonly build: (
    options: Pick<BuildOptions, 'out' | 'only'>,
  ) => Promise<Pick<BuildReport, 'builtPages' | 'isWritten' | 'base'>>;
  readonly last: Pick<BuildReport, 'builtPages' | 'base'>;
}

/** Nobody looks at more at a time. */
const most = 4;

const nothing: OpenPages = { pages: [], others: [] };

/** Makes the pages at these addresses. Those that are at fault stay as they are. */
export async function makeOpenPages(
  addresses: readonly string[],
  { folder, build, last }: OpenPagesOptions,
): Promise<OpenPages> {
  const known = new Set(last.builtPages.map(({ task }) => task.page.path));
  const wanted = new Set(
    addresses
      .map((address) => toPagePath(address, last.base))
      .filter((path) => known.has(path))
      .slice(0, most),
  );
  if (wanted.size === 0) return nothing;
  try {
    const built = await build({ out: folder, only: (path) => wanted.has(path) });
    if (!built.isWritten || built.base !== last.base) return nothing;
    const { files = new Map<string, ServedFile>() } = (await indexFolder(folder)) ?? {};
    const good = built.builtPages.filter(({ record }) => !hasErrors(record.made.facts.problems));
    const withContents = (file: ServedFile) => ({ ...file, contents: readFileSync(file.file) });
    return {
      pages: good.map(({ task, record }) => ({
        path: task.page.path,
        files: record.made.files.flatMap((file) => {
          const found = files.get(`/${file.file}`.normalize('NFC'));
          return found ? [{ ...file, contents: readFileSync(found.file) }] : [];
        }),
      })),
      others: [...files].flatMap(([path, file]) =>
        /^\/_\w+\//.test(path) ? [[path, withContents(file)] as const] : [],
      ),
    };
  } finally {
    // Whoever waits for the pages does not wait for that.
    void rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The path of a page for any way in which a browser names it. */
function toPagePath(address: string, base: string): UrlPath {
  const path = address.startsWith(base) ? address.slice(base.length - 1) : address;
  return `${path.replace(/(?:\/index)?(?:\.html)?\/?$/, '')}/`;
}
