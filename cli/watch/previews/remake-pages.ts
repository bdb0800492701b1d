// Makes the files of just saved pages at once, with the facts of the last build. A page with other demos than before
// is left to the following build.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../../core/model/problem.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { MadePage, PageRecord } from '../../pages/made-page.ts';
import type { WrittenFile } from '../../files/written-file.ts';
import type { KeptPagePool } from '../../pages/threads/keep-page-pool.ts';
import type { BuildReport } from '../../output/report/build-report.ts';

/** A page that was made again, with the bytes of its files. */
export interface RemadePage {
  readonly path: UrlPath;
  /** Whether it loads a script with demos. */
  readonly hasDemos?: boolean;
  readonly files: readonly (WrittenFile & { readonly contents: Uint8Array })[];
}

/** Options for making saved pages. */
interface RemakeOptions {
  readonly last: Pick<BuildReport, 'builtPages'>;
  readonly pool: Pick<KeptPagePool, 'makeFirst'>;
  /** A separate folder for each call. */
  readonly staging: string;
}

/** Makes the pages of saved files; none if anything but texts of known pages was saved. */
export async function remakePages(
  files: readonly string[],
  { last, pool, staging }: RemakeOptions,
): Promise<RemadePage[]> {
  const pagesByFile = new Map(last.builtPages.map((page) => [page.task.page.file, page]));
  if (!files.every((file) => /\.mdx?$/.test(file) && pagesByFile.has(file))) return [];
  try {
    const made = files.map(async (file): Promise<RemadePage[]> => {
      const built = pagesByFile.get(file);
      if (!built) return [];
      const { textHash: _, ...task } = built.task;
      const page = await pool.makeFirst({ ...task, staging });
      return page && canShow(page, built.record) ? [{ path: task.page.path, files: readFiles(page, staging) }] : [];
    });
    return (await Promise.all(made)).flat();
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

function readFiles({ files }: MadePage, staging: string): RemadePage['files'] {
  return files.map((file) => ({ ...file, contents: readFileSync(join(staging, file.file)) }));
}

/** Returns whether a page can be shown: it has the same demos as before, whose script exists, and no errors. */
function canShow({ files, reads, facts }: MadePage, { made }: PageRecord): boolean {
  const names = (page: MadePage) => JSON.stringify(page.reads.map(({ file }) => file));
  const isSame = names({ ...made, reads }) === names(made) && facts.demos === made.facts.demos;
  return files.length > 0 && isSame && !hasErrors(facts.problems);
}
