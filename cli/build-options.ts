import type { ScopeOptions } from './partial/scope-options.ts';
import type { Progress } from './output/report/create-progress.ts';
import type { TypesThread } from './api/types/threads/create-types-thread.ts';
import type { OpenExtractionPool } from './api/threads/keep-extraction-pool.ts';
import type { OpenPagePool } from './pages/threads/keep-page-pool.ts';

/** What to build, where to, and how. */
export interface BuildOptions extends ScopeOptions {
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
  /** Does not write a site that has a fault in the source of a library: the last one stays. */
  readonly keepLast?: boolean;
  /** Takes the API as it was kept last, though sources have changed since. */
  readonly keptApi?: boolean;
  readonly drafts?: boolean;
  /** Leaves scripts as they are: larger, and there sooner. */
  readonly quick?: boolean;
  /** `false` writes a worker that removes itself and every other one. */
  readonly worker?: boolean;
  readonly concurrency?: number;
  /** Threads that outlive the build. */
  readonly openPool?: OpenPagePool;
  /** Opens threads that extract APIs, and outlive the build. */
  readonly openExtraction?: OpenExtractionPool;
  /** What reads types, and outlives the build. */
  readonly types?: TypesThread;
  /** Ends the build, which rejects with its reason: until it writes, and leaves the output folder as it was. */
  readonly stop?: AbortSignal;
  readonly log?: (message: string) => void;
  /** Follows where the build is. */
  readonly progress?: Progress;
}
