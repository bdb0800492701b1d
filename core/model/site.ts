// The facts of a site that every stage receives: the checked settings of docs.config.ts, with every
// default filled in. Plain data that can be sent to a thread; it must never contain a function.

import type { Config, ConfigOf } from './schema/config-shape.ts';
import type { Language } from './language.ts';
import type { Product } from './product.ts';
import type { UrlPath } from './url-path.ts';
import type { VersionList } from './version-list.ts';

/** The settings whose type does not change when their defaults are filled in. */
type PlainSettings = Required<
  Pick<
    Config,
    'title' | 'description' | 'languages' | 'productIds' | 'api' | 'feedback' | 'blog' | 'fonts' | 'license' | 'budgets'
  >
> &
  Pick<Config, 'editUrl' | 'repository' | 'favicon'>;

/** The facts of a site: the settings of docs.config.ts, with every default filled in. */
export interface Site extends PlainSettings {
  /** Origin of the site without a trailing slash, or '' if the settings name none. */
  readonly url: string;
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: UrlPath;
  /** The language whose paths have no prefix. */
  readonly defaultLanguage: Language;
  readonly products: readonly Product[];
  readonly demos: DemoSettings;
  /** Source files of libraries that are developed beside the site. */
  readonly sources: SourceSettings;
  readonly links: Required<ConfigOf<'links'>>;
  readonly markdown: Required<ConfigOf<'markdown'>>;
  readonly i18n: Required<ConfigOf<'i18n'>>;
  readonly copies: Required<ConfigOf<'copies'>>;
  readonly history: Required<ConfigOf<'history'>>;
  readonly cards: Required<ConfigOf<'cards'>>;
  readonly redirects: Required<ConfigOf<'redirects'>>;
  readonly security: Required<ConfigOf<'security'>>;
  readonly analytics: AnalyticsSettings;
  readonly limits: Limits;
  readonly versions: VersionSettings;
  readonly theme: ConfigOf<'theme'>;
  /** Style sheets of the site, from its root. */
  readonly styles: readonly string[];
  readonly logo?: Exclude<ConfigOf<'logo'>, string>;
  /** Whether no demo is written with several styling solutions, so that readers cannot choose one. */
  readonly hasOneStyling?: true;
}

/** How the versions of the site find each other. */
interface VersionSettings {
  /** Whether the settings configure versions. */
  readonly isSet: boolean;
  /** The address on the host at which all versions read the list. */
  readonly address: string;
  /** The list passed to the build, which replaces the versions of the products. */
  readonly list?: VersionList;
}

/** Where visits are counted; nowhere if neither `gtag` nor `endpoint` is set. */
type AnalyticsSettings = Filled<ConfigOf<'analytics'>, 'respectPrivacy'>;

/** A package whose types are the source of a product's API reference. */
export type ApiSource = ConfigOf<'api'>[number];

/** How the site's demos are built. */
export type DemoSettings = Filled<ConfigOf<'demos'>, 'alias' | 'dependencies'>;

/** Whether sources of libraries are read, and their files by import. */
export type SourceSettings = ConfigOf<'sources'>;

/** Limits of size, time and memory, beyond which a page is an error. */
type Limits = Required<ConfigOf<'limits'>>;

/** Settings in which some keys always have a value. */
type Filled<Settings, Key extends keyof Settings> = Omit<Settings, Key> & Required<Pick<Settings, Key>>;
