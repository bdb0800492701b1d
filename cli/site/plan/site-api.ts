// What planning a site needs of its API. Types only, plain data.

import type { NeededProps } from '../../../core/api/needed-props.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { PageTask } from './page-task.ts';
import type { LoadedSite } from '../load/load-site.ts';

/** A page that the reference brings. */
interface ApiPageText {
  readonly path: UrlPath;
  readonly text: string;
}

/** The API of a site, planned. */
export interface SiteApi {
  readonly loaded: LoadedSite;
  /** Pages to be written where no file of content brings them. */
  readonly pages: readonly ApiPageText[];
  /** What pages tell of the API, by path. */
  readonly contents: ReadonlyMap<UrlPath, NonNullable<PageTask['api']>>;
  readonly settingsFile: string;
  /** What components cannot do without. */
  readonly needed?: NeededProps;
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
  /** Faults of sources that may have been corrected since they were found. */
  readonly outdated?: readonly Problem[];
}
