// What a site says of itself to the one that it is joined with: its products, their trees, its pages, and the files
// that go with them. Plain data: what a page is drawn from lies in a file of its own.

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

/** What a joined site keeps of its own settings: the rest is that of the site it joins. */
type PartSettings = Pick<
  Site,
  'base' | 'languages' | 'defaultLanguage' | 'products' | 'productIds' | 'editUrl' | 'repository' | 'demos'
> & { readonly blog: Pick<Site['blog'], 'authors' | 'tags'> };

/** A site that joins another one. */
export interface SitePart {
  /** Stands before its files in messages. */
  readonly name: string;
  readonly settings: PartSettings;
  readonly trees: readonly NavTree[];
  /** What trees call pages, by language. */
  readonly titles: Readonly<Record<Language, Dictionary>>;
  readonly tasks: readonly Pick<PageTask, 'page' | 'history' | 'api' | 'isAdded'>[];
  readonly productPaths: Readonly<Record<string, UrlPath>>;
  readonly siteLinks: readonly PageLink[];
  readonly rules: readonly RedirectRule[];
  /** Its own scripts, and what lies in public/. */
  readonly files: readonly WrittenFile[];
  /** The list of what edited demos may import. */
  readonly live?: string;
  /** What is wrong with anything but its pages. */
  readonly problems: readonly Problem[];
}

/** A site that joins this one, and what its build knows of its pages. */
export interface JoinedSite {
  readonly site: SitePart;
  readonly pages: BuildRecord['pages'];
  /** The folder of its files. */
  readonly folder: string;
}

/** The sites that join this one, and where their files lie. */
export interface JoinedSites {
  readonly sites: readonly JoinedSite[];
  readonly files: BuildRecord['files'];
  /** Names the folder that a file of theirs lies in. */
  readonly folderOf: (file: string) => string | undefined;
}
