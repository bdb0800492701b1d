// The facts of a site, as every stage is handed them: what docs.config.ts says, checked, with every
// default filled in. Plain data that can cross a thread; it must never hold a function.

import type { Config, ConfigOf } from './schema/config-shape.ts';
import type { Language } from './language.ts';
import type { Product } from './product.ts';
import type { UrlPath } from './url-path.ts';
import type { VersionList } from './version-list.ts';

/** The settings that are the same when their defaults are filled in. */
type KeptSettings = Required<
  Pick<
    Config,
    'title' | 'description' | 'languages' | 'productIds' | 'api' | 'feedback' | 'blog' | 'fonts' | 'license' | 'budgets'
  >
> &
  Pick<Config, 'editUrl' | 'repository' | 'favicon'>;

/** The facts of a site: what docs.config.ts says, with every default filled in. */
export interface Site extends KeptSettings {
  /** Origin of the site without a trailing slash, or '' when the configuration names none. */
  readonly url: string;
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: UrlPath;
  /** The language whose paths carry no prefix. */
  readonly defaultLanguage: Language;
  readonly products: readonly Product[];
  readonly demos: DemoSettings;
  /** Where the sources of libraries lie that are worked on. */
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
}

/** How the versions of the site know of each other. */
interface VersionSettings {
  /** Whether the settings speak of it. */
  readonly isSet: boolean;
  /** Where all versions read the list, on their host. */
  readonly address: string;
  /** The list that the build was handed, in place of what the products say. */
  readonly list?: VersionList;
}

/** Where visits are counted; nowhere when neither sink is set. */
type AnalyticsSettings = Filled<ConfigOf<'analytics'>, 'respectPrivacy'>;

/** A package whose types give a product's API reference. */
export type ApiSource = ConfigOf<'api'>[number];

/** How the site's demos are built. */
export type DemoSettings = Filled<ConfigOf<'demos'>, 'alias' | 'dependencies'>;

/** Whether sources of libraries are read, and where they lie, by what is imported. */
export type SourceSettings = ConfigOf<'sources'>;

/** What one page may cost before it is an error. */
type Limits = Required<ConfigOf<'limits'>>;

/** Settings of which some keys always have a value. */
type Filled<Settings, Key extends keyof Settings> = Omit<Settings, Key> & Required<Pick<Settings, Key>>;
