import type { Progress } from './report/create-progress.ts';
import type { UrlPath } from '../core/url-path.ts';
import type { TypesThread } from './types/threads/create-types-thread.ts';
import type { OpenExtractionPool } from './api/threads/keep-extraction-pool.ts';
import type { OpenPagePool } from './pages/threads/keep-page-pool.ts';
import type { BuildRecord } from './build-context.ts';
import type { JoinedSites } from './site-part.ts';
import type { Shard } from './shards/shard.ts';

/** What earlier builds have made of a site, and where its files lie. */
export interface KeptSite {
  readonly record: BuildRecord;
  /** Names the folder that a file of the record lies in. */
  readonly folderOf: (file: string) => string | undefined;
}

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
  /** The output folder is read by this process alone: a site in it is changed file by file, which is quicker. */
  readonly isOwn?: boolean;
  /**
   * Makes only the pages of these paths, at once: they know the trees and what is kept of the API, and
   * nothing is judged that needs the other pages.
   */
  readonly only?: (path: UrlPath) => boolean;
  /** Makes only the pages of one shard, and what they need; `out` is the folder of its part's pages. */
  readonly shard?: Shard;
  /** Builds what this site, under this name, brings to one that it joins; `out` is the folder of its files. */
  readonly part?: string;
  /** Sites that join this one. */
  readonly joined?: JoinedSites;
  /** What is taken over, in place of what lies in the output folder. */
  readonly kept?: KeptSite;
  /** Threads that outlive the build. */
  readonly openPool?: OpenPagePool;
  /** Opens threads that extract APIs, and outlive the build. */
  readonly openExtraction?: OpenExtractionPool;
  /** What reads types, and outlives the build. */
  readonly types?: TypesThread;
  /** Ends the build, which rejects with its reason: until it writes, and leaves the output folder as it was. */
  readonly stop?: AbortSignal;
  readonly log?: (message: string) => void;
  /** Is told where the build is; by default nobody is. */
  readonly progress?: Progress;
}
