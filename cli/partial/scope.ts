// Which of its pages a site gets from a build: all of them, unless a mode says otherwise. A mode is the scope of a whole
// site with some of its functions replaced.

import type { BuildRecord } from '../output/build-record.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { ParsedPages } from '../pages/parse-pages.ts';
import { joinNoSites, type JoinedPlan, type OwnPlan } from './join/join-sites.ts';
import { readBuildRecord } from '../output/build-record.ts';
import { parsePages, type ParseOptions } from '../pages/parse-pages.ts';
import type { UrlPath } from '../../core/model/url-path.ts';

/** What the last build has left: its record, and the folders of files that do not lie in the output folder. */
interface Left {
  readonly record: BuildRecord;
  readonly folderOf?: (file: string) => string | undefined;
}

/** The pages that are made, and what is known of all pages. */
interface ChosenPages {
  readonly tasks: readonly PageTask[];
  readonly parsed: ParsedPages;
}

/** What a build makes of a site. */
export interface Scope {
  /** Whether all pages are there in the end: then links are judged, and the build is recorded. */
  readonly isWhole: boolean;
  /** Whether what edited demos may import is bundled. */
  readonly hasLive: boolean;
  /** Whether pages are kept for a site that this one joins. */
  readonly isPart: boolean;
  /** Whether the pages go into a folder from which a site is merged later. */
  readonly isForMerge: boolean;
  /** Whether posts of other sites are among the pages. */
  readonly hasOtherPosts: boolean;
  /** Whether pages of the record that have gone are reported. */
  readonly reportsGone: boolean;
  readonly readLeft: (place: Parameters<typeof readBuildRecord>[0]) => Left;
  /** Whether a page is wanted at all. */
  readonly isAsked: (path: UrlPath) => boolean;
  readonly parse: (tasks: readonly PageTask[], options: ParseOptions) => Promise<ParsedPages>;
  /** Adds the pages of other sites. */
  readonly join: (own: OwnPlan) => JoinedPlan;
  /** Chooses the pages that this build makes. */
  readonly choose: (all: ChosenPages, options: ParseOptions) => Promise<ChosenPages>;
}

/** The scope of a whole site. */
export const wholeSite: Scope = {
  isWhole: true,
  hasLive: true,
  isPart: false,
  isForMerge: false,
  hasOtherPosts: false,
  reportsGone: true,
  readLeft: (place) => ({ record: readBuildRecord(place) }),
  isAsked: () => true,
  parse: parsePages,
  join: joinNoSites,
  choose: async (all) => all,
};
