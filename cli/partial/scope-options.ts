import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuildRecord } from '../output/build-record.ts';
import type { JoinedSites } from './site-part.ts';
import type { Shard } from './shards/shard.ts';

/** What earlier builds have made of a site, and where its files lie. */
export interface KeptSite {
  readonly record: BuildRecord;
  /** Names the folder that a file of the record lies in. */
  readonly folderOf: (file: string) => string | undefined;
}

/** Which of its pages a site gets from a build, and what is taken over; by default all, and what the last build left. */
export interface ScopeOptions {
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
}
