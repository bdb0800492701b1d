// The parts of a site's API that planning needs. Types only, plain data.

import type { NeededProps } from '../../../core/api/needed-props.ts';
import type { OutputFile } from '../../../core/model/output-file.ts';
import type { Problem } from '../../../core/model/problem.ts';
import type { UrlPath } from '../../../core/model/url-path.ts';
import type { PageTask } from './page-task.ts';
import type { LoadedSite } from '../load/load-site.ts';

/** A page of the API reference. */
interface ApiPageText {
  readonly path: UrlPath;
  readonly text: string;
  /** The product of a page outside the sections of all products. */
  readonly product?: string;
}

/** The API of a site, planned. */
export interface SiteApi {
  readonly loaded: LoadedSite;
  /** Pages to be written unless a content file provides them. */
  readonly pages: readonly ApiPageText[];
  /** The API content of pages, by path. */
  readonly contents: ReadonlyMap<UrlPath, NonNullable<PageTask['api']>>;
  readonly settingsFile: string;
  /** The required props of components. */
  readonly needed?: NeededProps;
  readonly files: readonly OutputFile[];
  readonly problems: readonly Problem[];
  /** Problems of sources that may have been corrected since they were found. */
  readonly outdated?: readonly Problem[];
}
