// Saved pages → those that are to be made anew as soon as somebody asks for them, until a build that began
// after they were saved has made them.

import type { UrlPath } from '../../../core/model/url-path.ts';
import type { BuildReport } from '../../output/report/build-report.ts';

/** A page whose source is newer than what is served of it. */
export interface StalePage {
  readonly path: UrlPath;
  /** Its source. */
  readonly file: string;
  /** What the last build knew of the site. */
  readonly last: Pick<BuildReport, 'builtPages'>;
}

/** The pages of a site that were saved and are not built yet. */
interface StalePages {
  /** Takes the pages of saved files; gives their paths. A page that reads what was saved too waits for the build. */
  add(files: readonly string[], last: Pick<BuildReport, 'builtPages'>): readonly UrlPath[];
  /** Finds the page that a path of the site belongs to. */
  find(path: string): StalePage | undefined;
  /** Tells that a build reads the sources from now on. */
  begin(): void;
  /** Forgets what the build has read. */
  settle(): void;
}

/** Creates an empty list. */
export function createStalePages(): StalePages {
  const stale = new Map<string, StalePage>();
  let read = new Set<StalePage>();

  return {
    add(files, last) {
      const saved = new Set(files);
      const pages = last.builtPages.filter(
        ({ task, record }) => saved.has(task.page.file) && !record.made.reads.some(({ file }) => saved.has(file)),
      );
      for (const { task, record } of pages) {
        const page = { path: task.page.path, file: task.page.file, last };
        for (const { file } of record.made.files) stale.set(toServedPath(file), page);
      }
      return pages.map(({ task }) => task.page.path);
    },
    find: (path) => stale.get(path.endsWith('/') ? `${path}index.html` : path),
    begin() {
      read = new Set(stale.values());
    },
    settle() {
      for (const [path, page] of stale) if (read.has(page)) stale.delete(path);
      read = new Set();
    },
  };
}

/** The path at which a file of the output is looked up. */
export function toServedPath(file: string): string {
  return `/${file}`.normalize('NFC');
}
