import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuildRecord } from '../output/build-record.ts';
import type { ParsedTexts } from '../site/plan/parsed-page.ts';
import type { JoinedSites } from './site-part.ts';
import type { Shard } from './shards/shard.ts';

/** The record of earlier builds of a site, and the places of its files. */
export interface ReusableSite {
  readonly record: BuildRecord;
  /** Finds the folder that contains a file of the record. */
  readonly folderOf: (file: string) => string | undefined;
}

/** Which pages a build makes and which it reuses; by default all, and those of the last build. */
export interface ScopeOptions {
  /** The output folder is read by this process alone: its site is changed file by file, which is quicker. */
  readonly isOnlyServed?: boolean;
  /**
   * Makes only the pages of these paths, at once: with the trees and the cached API, and without checks that
   * need the other pages.
   */
  readonly only?: (path: UrlPath) => boolean;
  /** The texts of the other pages as the last build parsed them, for pages that mention them. */
  readonly known?: ParsedTexts['pages'];
  /** Renders demos, but bundles no scripts for them: for a look at what they show. */
  readonly isScriptless?: boolean;
  /** Makes only the pages of one shard, and what they need; `out` is the folder of its part's pages. */
  readonly shard?: Shard;
  /** Builds this site under this name as a part of another one; `out` is the folder of its files. */
  readonly part?: string;
  /** Sites that join this one. */
  readonly joined?: JoinedSites;
  /** Pages to reuse, instead of those in the output folder. */
  readonly reusable?: ReusableSite;
}
