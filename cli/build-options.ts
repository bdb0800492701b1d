import type { Progress } from './report/create-progress.ts';
import type { UrlPath } from '../core/url-path.ts';
import type { OpenPagePool } from './pages/threads/keep-page-pool.ts';

/** What to build, where to, and how. */
export interface BuildOptions {
  readonly root: string;
  readonly out: string;
  /** Folder of what builds remember; by default .vitrine in the root. */
  readonly cache?: string;
  /** Overrides the sub-path of the settings. */
  readonly base?: string;
  /** A versions.json, which overrides the versions of the settings. */
  readonly versions?: string;
  /** Counts warnings as errors. */
  readonly strict?: boolean;
  /** Writes the site although it has errors. */
  readonly keepGoing?: boolean;
  readonly drafts?: boolean;
  /** Leaves scripts as they are: larger, and there sooner. */
  readonly quick?: boolean;
  /** `false` writes a worker that removes itself and every other one. */
  readonly worker?: boolean;
  readonly concurrency?: number;
  /** The output folder is read by this process alone: a site in it is changed file by file, which is quicker. */
  readonly isOwn?: boolean;
  /**
   * Makes only the pages of these paths, at once: they know the trees and what is kept of the API, and
   * nothing is judged that needs the other pages.
   */
  readonly only?: (path: UrlPath) => boolean;
  /** Threads that outlive the build. */
  readonly openPool?: OpenPagePool;
  readonly log?: (message: string) => void;
  /** Is told where the build is; by default nobody is. */
  readonly progress?: Progress;
}
