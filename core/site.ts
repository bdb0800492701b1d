// The facts of a site, as every stage is handed them: what docs.config.ts says, checked, with every
// default filled in. Plain data that can cross a thread; it must never hold a function.

import type { Language } from './language.ts';
import type { BlogAuthor } from './post.ts';
import type { Product, ProductIdRule } from './product.ts';
import type { UrlPath } from './url-path.ts';

/** The facts of a site: what docs.config.ts says, with every default filled in. */
export interface Site {
  readonly title: string;
  /** Origin of the site without a trailing slash, or '' when the configuration names none. */
  readonly url: string;
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: UrlPath;
  readonly description: string;
  readonly languages: readonly Language[];
  /** The language whose paths carry no prefix. */
  readonly defaultLanguage: Language;
  readonly products: readonly Product[];
  readonly productIds: readonly ProductIdRule[];
  readonly api: readonly ApiSource[];
  readonly demos: DemoSettings;
  readonly links: { readonly ignore: readonly string[] };
  readonly markdown: { readonly html: 'sanitize' | 'trusted'; readonly iframeHosts: readonly string[] };
  readonly analytics: AnalyticsSettings;
  readonly feedback: { readonly endpoint?: string };
  readonly blog: BlogSettings;
  readonly limits: Limits;
  readonly fonts: { readonly icons?: string };
  readonly license: { readonly dataGrid?: string };
  readonly budgets: Readonly<Record<string, string>>;
  /** Where a reader edits a page: "{file}" stands for the file's path in the site root. */
  readonly editUrl?: string;
  /** Where the source of the documented libraries lives, shown in the header. */
  readonly repository?: string;
}

/** Where visits are counted; nowhere when neither sink is set. */
export interface AnalyticsSettings {
  readonly gtag?: string;
  readonly endpoint?: string;
  /** Whether nothing is counted for a reader whose browser asks not to be tracked. */
  readonly respectPrivacy: boolean;
}

/** A package whose types give a product's API reference. */
export interface ApiSource {
  readonly product: string;
  readonly packageName: string;
  /** An earlier version to compare with: the name that it is installed under. */
  readonly before?: string;
  /** The address of a source, where the package does not tell it: "{version}", "{folder}" and "{file}" are filled in. */
  readonly source?: string;
}

/** How the site's demos are built. */
export interface DemoSettings {
  /** The component that goes around demos; by product id, with `default` for the others, where there are several. */
  readonly wrapper?: string | Readonly<Record<string, string>>;
  readonly alias: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Who may write posts, and under which tags; undefined allows anyone and anything. */
export interface BlogSettings {
  readonly authors?: Readonly<Record<string, BlogAuthor>>;
  readonly tags?: readonly string[];
}

/** What one page may cost before it is an error. */
export interface Limits {
  readonly pageBytes: number;
  /** Blocks within blocks. */
  readonly nesting: number;
  readonly pageSeconds: number;
  readonly demoSeconds: number;
}
