import type { ScopeOptions } from './partial/scope-options.ts';
import type { Progress } from './output/report/create-progress.ts';
import type { TypesThread } from './api/types/threads/types-thread.ts';
import type { OpenExtractionPool } from './api/threads/keep-extraction-pool.ts';
import type { OpenPagePool } from './pages/threads/keep-page-pool.ts';

/** Options of a build. */
export interface BuildOptions extends ScopeOptions {
  readonly root: string;
  readonly out: string;
  /** The cache folder; by default .vitrine in the root. */
  readonly cache?: string;
  /** Overrides the sub-path of the settings. */
  readonly base?: string;
  /** A versions.json, which overrides the versions of the settings. */
  readonly versions?: string;
  /** Counts warnings as errors. */
  readonly strict?: boolean;
  /** Writes the site even if it has errors. */
  readonly keepGoing?: boolean;
  /** Keeps the last site if the source of a library has a fault. */
  readonly keepLast?: boolean;
  /** Uses the last extracted API, even if sources have changed since. */
  readonly keptApi?: boolean;
  readonly drafts?: boolean;
  /** Does not minify scripts: they are larger, but ready sooner. */
  readonly quick?: boolean;
  /** `false` writes a service worker that removes itself and all others. */
  readonly worker?: boolean;
  readonly concurrency?: number;
  /** Opens page threads that outlive the build. */
  readonly openPool?: OpenPagePool;
  /** Opens threads that extract APIs, and outlive the build. */
  readonly openExtraction?: OpenExtractionPool;
  /** The thread that reads types, which outlives the build. */
  readonly types?: TypesThread;
  /** Stops the build until it starts to write; it rejects with the reason, and the output folder is unchanged. */
  readonly stop?: AbortSignal;
  readonly log?: (message: string) => void;
  /** Shows the progress of the build. */
  readonly progress?: Progress;
}
