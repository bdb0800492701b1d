// Saved pages → shown before the build that follows: in the files that are served, and in the browser.
// The build has the last word: what it has made takes the place of what was shown. Of a burst of many,
// as of a change of branches, those pages are shown that somebody asks for.

import { join } from 'node:path';
import { contentType } from '../../files/content-type.ts';
import type { BuildReport } from '../../output/report/build-report.ts';
import type { RunningServer } from '../serve/start-server.ts';
import type { ServedSite } from '../serve/served-site.ts';
import type { KeptPagePool } from '../../pages/threads/keep-page-pool.ts';
import { createStalePages, toServedPath, type StalePage } from './create-stale-pages.ts';
import type { OpenPages } from './make-open-pages.ts';
import { remakePages, type RemadePage } from './remake-pages.ts';

/** Pages that are shown before they are built. */
interface Previews {
  /** Makes saved pages and shows them; tells whether there are any. It does not reject. */
  show(files: readonly string[], last: Pick<BuildReport, 'builtPages' | 'base'>): Promise<boolean>;
  /** Shows pages that were made with what they load; tells whether any is new. */
  put(made: OpenPages, last: Pick<BuildReport, 'builtPages' | 'base'>): boolean;
  /** Tells that a build begins: what is saved from now on, it may not know. */
  begin(): void;
  /** Takes what a build has made; gives the paths of pages that open pages do not show yet. */
  settle(site: ServedSite | undefined, built: Pick<BuildReport, 'builtPages' | 'changed'>): readonly string[];
}

interface PreviewOptions {
  readonly site: ServedSite;
  readonly server: Pick<RunningServer, 'replaceFiles' | 'reload'>;
  readonly pool: Pick<KeptPagePool, 'makeFirst'>;
  /** Pages are made in folders whose names begin so. */
  readonly staging: string;
}

/** A burst of more is a formatter or a change of branches. */
const most = 8;

/** Creates the previews of a served site. */
export function createPreviews({ site, server, pool, staging }: PreviewOptions): Previews {
  let built = site;
  let served = site;
  let shown = new Map<string, RemadePage>();
  let round = 0;
  let askers = 0;
  const stale = createStalePages();
  const making = new Map<StalePage, Promise<void>>();

  server.replaceFiles(served, freshen);

  return {
    begin: stale.begin,

    async show(files, last) {
      round += 1;
      const own = round;
      const saved = stale.add(files, last);
      if (files.length > most) return callAskers(saved, last);
      const made = await remakePages(files, { last, pool, staging: `${staging}-${own}` }).catch(() => []);
      // A later save or a build is newer than what was made here.
      return own === round && showMade({ pages: made, others: [] }, last);
    },

    put(made, last) {
      round += 1;
      return showMade(made, last);
    },

    settle(next, { builtPages, changed }) {
      round += 1;
      const hashes = new Map(
        builtPages.flatMap(({ record }) => record.made.files.map(({ file, hash }) => [file, hash] as const)),
      );
      const isAsShown = ({ files }: RemadePage) => files.every(({ file, hash }) => hashes.get(file) === hash);
      const right = new Set([...shown.values()].filter(isAsShown).map(({ path }) => path));
      const wrong = [...shown.keys()].filter((path) => !right.has(path));
      shown = new Map();
      built = next ?? built;
      stale.settle();
      making.clear();
      if (served !== built) server.replaceFiles(built, freshen);
      served = built;
      return [...new Set([...changed.filter((path) => !right.has(path)), ...wrong])];
    },
  };

  function showMade({ pages: made, others }: OpenPages, last: Pick<BuildReport, 'builtPages' | 'base'>): boolean {
    for (const { path } of made) keepMade(path);
    const pages = made.filter((page) => !isShown(page, last));
    if (pages.length === 0) return false;
    serve({ pages, others });
    server.reload({ pages: pages.map(({ path }) => toAddress(path, last)) });
    return true;
  }

  /** Open pages come again, and are made when they do. */
  function callAskers(paths: readonly string[], last: Pick<BuildReport, 'base'>): boolean {
    if (paths.length > 0) server.reload({ pages: paths.map((path) => toAddress(path, last)) });
    return paths.length > 0;
  }

  /** Who asks for it is given what was made before the build. */
  function keepMade(path: string): void {
    const page = stale.find(path);
    if (page) making.set(page, Promise.resolve());
  }

  /** Who asks for a page twice waits for the same. */
  async function freshen(path: string): Promise<boolean> {
    const page = stale.find(path);
    if (!page) return false;
    if (!making.has(page)) making.set(page, remake(page));
    await making.get(page);
    return true;
  }

  async function remake(page: StalePage): Promise<void> {
    const { file, last } = page;
    askers += 1;
    const pages = await remakePages([file], { last, pool, staging: `${staging}-asked-${askers}` }).catch(() => []);
    // A build may have made it meanwhile, or it was saved again.
    if (stale.find(page.path) === page && pages.length > 0) serve({ pages, others: [] });
  }

  function serve({ pages, others }: OpenPages): void {
    shown = new Map([...shown, ...pages.map((page) => [page.path, page] as const)]);
    served = { ...served, files: new Map([...served.files, ...others, ...pages.flatMap(toServedFiles)]) };
    server.replaceFiles(served, freshen);
  }

  /** Saved with the same bytes, or as it was shown before. */
  function isShown({ path, files }: RemadePage, { builtPages }: Pick<BuildReport, 'builtPages'>): boolean {
    const before = builtPages.find(({ task }) => task.page.path === path)?.record.made.files ?? [];
    const hashes = new Set((shown.get(path)?.files ?? before).map(({ hash }) => hash));
    return files.every(({ hash }) => hashes.has(hash));
  }

  function toServedFiles({ files }: RemadePage) {
    return files.map(
      ({ file, bytes, contents }) =>
        [toServedPath(file), { file: join(staging, file), type: contentType(file), size: bytes, contents }] as const,
    );
  }
}

function toAddress(path: string, { base }: Pick<BuildReport, 'base'>): string {
  return `${base.slice(0, -1)}${path}`;
}
