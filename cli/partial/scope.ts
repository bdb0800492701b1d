// Defines which pages of a site a build makes: all of them, unless a mode says otherwise. A mode is the scope of a
// whole site with some of its functions replaced.

import type { BuildRecord } from '../output/build-record.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ParsedPages } from '../pages/parse-pages.ts';
import { joinNoSites, type JoinedPlan, type SinglePlan } from './join/join-sites.ts';
import { readBuildRecord } from '../output/build-record.ts';
import { parsePages, type ParseOptions } from '../pages/parse-pages.ts';
import type { UrlPath } from '../../core/model/url-path.ts';

/** What the last build left: its record, and the folders of files outside the output folder. */
interface PreviousBuild {
  readonly record: BuildRecord;
  readonly folderOf?: (file: string) => string | undefined;
}

/** The pages that are made, and the parsed pages of the whole site. */
interface ChosenPages {
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedPages;
}

/** Which pages of a site a build makes, and how it treats the others. */
export interface Scope {
  /** Whether all pages exist after the build: then links are checked, and the build is recorded. */
  readonly isWhole: boolean;
  /** Whether demos run in the browser. */
  readonly hasScripts: boolean;
  /** Whether the packages that edited demos may import are bundled. */
  readonly hasLive: boolean;
  /** Whether the pages are written for a site that this one joins. */
  readonly isPart: boolean;
  /** Whether the pages go into the folder of a part, to be merged later. */
  readonly isForMerge: boolean;
  /** Whether joined sites have posts. */
  readonly hasOtherPosts: boolean;
  /** Whether pages of the record that no longer exist are reported. */
  readonly reportsGone: boolean;
  readonly readPreviousBuild: (place: Parameters<typeof readBuildRecord>[0]) => PreviousBuild;
  /** Returns whether the page of a path is requested. */
  readonly isRequested: (path: UrlPath) => boolean;
  /** Parses the pages of a site, or as many as the scope knows something about. */
  readonly parse: (tasks: readonly PageTask[], options: ParseOptions) => Promise<ParsedPages>;
  /** Adds the pages of other sites. */
  readonly join: (own: SinglePlan) => JoinedPlan;
  /** Chooses the pages that this build makes. */
  readonly choose: (all: ChosenPages, options: ParseOptions) => Promise<ChosenPages>;
}

/** The scope of a whole site. */
export const wholeSite: Scope = {
  isWhole: true,
  hasScripts: true,
  hasLive: true,
  isPart: false,
  isForMerge: false,
  hasOtherPosts: false,
  reportsGone: true,
  readPreviousBuild: (place) => ({ record: readBuildRecord(place) }),
  isRequested: () => true,
  parse: parsePages,
  join: joinNoSites,
  choose: async (all) => all,
};
