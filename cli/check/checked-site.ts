// The site that is checked: its settings, its sources, and the finished files.

import type { Budgets } from '../../core/check/plan-budgets.ts';
import type { Site } from '../../core/model/site.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { ServedSite } from '../watch/serve/served-site.ts';

/** A finished site, and its sources. */
export interface CheckedSite {
  readonly site: Site;
  /** The folder of its sources. */
  readonly root: string;
  /** The folder of its finished files. */
  readonly folder: string;
  /** Sub-path that it was built for, which may not be that of the settings. */
  readonly base: UrlPath;
  readonly served: ServedSite;
  readonly budgets: Budgets;
  /** Turns a path of the folder, such as "/a/index.html", into the file name for problems. */
  readonly toPlace: (path: string) => string;
}
