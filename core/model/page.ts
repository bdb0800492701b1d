// A page of the site, planned before its text is read, and the text once it is.
// What the text says is in document.ts: a page never depends on it.

import type { Language } from './language.ts';
import type { ProductIds } from './product.ts';
import type { UrlPath } from './url-path.ts';

/** A page of the site: one source file in one language at one path. */
export interface Page {
  /** As a reader sees it, language prefix included: "/pt/joy-ui/react-button/". */
  readonly path: UrlPath;
  /** The same page whatever the language: "/joy-ui/react-button/". */
  readonly canonicalPath: UrlPath;
  readonly language: Language;
  /** Every language that has this page, in the order of the configuration. */
  readonly languages: readonly Language[];
  /** Languages that show it in the default language, as they lack it. */
  readonly fallbacks?: readonly Language[];
  /** Tells that it is such a page: its text is that of the default language. */
  readonly isFallback?: true;
  /** The id of the product whose tree or section holds it; undefined outside all products. */
  readonly product?: string;
  readonly ids: ProductIds;
  readonly template: TemplateName;
  /** The source, relative to the site root: "content/joy-ui/react-button/index.md". */
  readonly file: string;
  /** Written here, relative to the output folder. */
  readonly outputFile: string;
  /** What the tree calls the page; undefined when no tree names it. */
  readonly navTitle?: string;
  /** From the product down to the page's parent. */
  readonly trail: readonly TrailStep[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** What kind of page it is, and so which template draws it. */
export type TemplateName = 'Home' | 'Documentation' | 'Tabbed' | 'BlogIndex' | 'BlogPost' | 'Versions' | 'NotFound';

/** A step of the way from a product's root to a page. A group without a page has no path. */
export interface TrailStep {
  readonly title: string;
  readonly path?: UrlPath;
}

/** A link to a page of the site, with the title that the tree shows for it. */
export interface PageLink {
  readonly title: string;
  readonly path: UrlPath;
}

/** What version control knows of a page. */
export interface PageHistory {
  /** When its text was last changed, in UTC: "2024-01-31T10:00:00Z". */
  readonly changed: string;
  /** Names of those who wrote it, who wrote most first; empty where they are not to be shown. */
  readonly contributors: readonly string[];
}

/** The text of a page, as read. */
export interface Source {
  readonly page: Page;
  readonly text: string;
}
