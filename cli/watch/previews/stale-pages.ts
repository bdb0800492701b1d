// Pages that were saved since they were built: each is made again as soon as it is requested, until a build that began
// after the save has made it.

import type { UrlPath } from '../../../core/model/url-path.ts';
import type { BuildReport } from '../../output/report/build-report.ts';

/** A page whose source is newer than the served file. */
export interface StalePage {
  readonly path: UrlPath;
  /** Its source. */
  readonly file: string;
  /** The facts of the last build about the site. */
  readonly last: Pick<BuildReport, 'builtPages'>;
}

/** The pages of a site that were saved and are not built yet. */
export class StalePages {
  readonly #byServedPath = new Map<string, StalePage>();
  /** Those whose sources the running build has read. */
  #read = new Set<StalePage>();

  /** Adds the pages of saved files, and returns their paths. A page that also reads one of them waits for the build. */
  add(files: readonly string[], last: Pick<BuildReport, 'builtPages'>): readonly UrlPath[] {
    const saved = new Set(files);
    const pages = last.builtPages.filter(
      ({ task, record }) => saved.has(task.page.file) && !record.made.reads.some(({ file }) => saved.has(file)),
    );
    for (const { task, record } of pages) {
      const page = { path: task.page.path, file: task.page.file, last };
      for (const { file } of record.made.files) this.#byServedPath.set(toServedPath(file), page);
    }
    return pages.map(({ task }) => task.page.path);
  }

  /** Finds the page that a path of the site belongs to. */
  find(path: string): StalePage | undefined {
    return this.#byServedPath.get(path.endsWith('/') ? `${path}index.html` : path);
  }

  /** Notes that a build begins, which reads all that was saved until now. */
  beginBuild(): void {
    this.#read = new Set(this.#byServedPath.values());
  }

  /** Removes the pages that the build has made. */
  endBuild(): void {
    for (const [path, page] of this.#byServedPath) if (this.#read.has(page)) this.#byServedPath.delete(path);
    this.#read = new Set();
  }
}

/** Turns a file of the output into the path at which the server looks it up. */
export function toServedPath(file: string): string {
  return `/${file}`.normalize('NFC');
}
