// Types of a site that joins another one: its products, their trees, its pages and their files. Plain data, without
// the contents of pages, which have a file each.

import type { Dictionary } from '../../core/i18n/find-translation.ts';
import type { RedirectRule } from '../../core/publish/hosting/hosting-rules.ts';
import type { Language } from '../../core/model/language.ts';
import type { NavTree } from '../../core/model/nav-tree.ts';
import type { PageLink } from '../../core/model/page.ts';
import type { Problem } from '../../core/model/problem.ts';
import type { Site } from '../../core/model/site.ts';
import type { UrlPath } from '../../core/model/url-path.ts';
import type { BuildRecord } from '../output/build-record.ts';
import type { PageTask } from '../site/plan/page-task.ts';
import type { WrittenFile } from '../files/written-file.ts';

/** The settings that a joined site keeps; the others come from the site that it joins. */
type PartSettings = Pick<
  Site,
  | 'base'
  | 'languages'
  | 'defaultLanguage'
  | 'products'
  | 'productIds'
  | 'editUrl'
  | 'repository'
  | 'demos'
  | 'hasOneStyling'
> & { readonly blog: Pick<Site['blog'], 'authors' | 'tags'> };

/** A site that joins another one. */
export interface SitePart {
  /** Prefix of its files in messages. */
  readonly name: string;
  readonly settings: PartSettings;
  readonly trees: readonly NavTree[];
  /** The titles that its trees give to pages, by language. */
  readonly titles: Readonly<Record<Language, Dictionary>>;
  readonly tasks: readonly Pick<PageTask, 'page' | 'history' | 'api' | 'isAdded'>[];
  readonly productPaths: Readonly<Record<string, UrlPath>>;
  readonly siteLinks: readonly PageLink[];
  readonly rules: readonly RedirectRule[];
  /** Its own scripts, and the files in public/. */
  readonly files: readonly WrittenFile[];
  /** The file that lists the packages that edited demos may import. */
  readonly live?: string;
  /** Problems of anything but its pages. */
  readonly problems: readonly Problem[];
}

/** A site that joins this one, and the records of its pages. */
export interface JoinedSite {
  readonly site: SitePart;
  readonly pages: BuildRecord['pages'];
  /** The folder that contains its files. */
  readonly folder: string;
}

/** The sites that join this one, and the places of their files. */
export interface JoinedSites {
  readonly sites: readonly JoinedSite[];
  readonly files: BuildRecord['files'];
  /** Finds the folder that contains a file of a joined site. */
  readonly folderOf: (file: string) => string | undefined;
}
