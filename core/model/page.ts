// A page of the site, planned before its text is read, and the source text afterwards.
// The parsed text is in document.ts; a page never depends on it.

import type { Language } from './language.ts';
import type { ProductIds } from './product.ts';
import type { UrlPath } from './url-path.ts';

/** A page of the site: one source file in one language at one path. */
export interface Page {
  /** As a reader sees it, language prefix included: "/pt/joy-ui/react-button/". */
  readonly path: UrlPath;
  /** The path without a language prefix: "/joy-ui/react-button/". */
  readonly canonicalPath: UrlPath;
  readonly language: Language;
  /** Every language that has this page, in the order of the configuration. */
  readonly languages: readonly Language[];
  /** Languages that have no translation and show it in the default language. */
  readonly fallbacks?: readonly Language[];
  /** Set if it shows the text of the default language in place of a translation. */
  readonly isFallback?: true;
  /** The id of the product whose tree or section contains it; undefined outside all products. */
  readonly product?: string;
  readonly ids: ProductIds;
  readonly template: TemplateName;
  /** The source, relative to the site root: "content/joy-ui/react-button/index.md". */
  readonly file: string;
  /** Relative to the output folder. */
  readonly outputFile: string;
  /** Its title in the tree; undefined if no tree names it. */
  readonly navTitle?: string;
  /** From the product down to the page's parent. */
  readonly trail: readonly TrailStep[];
  readonly previous?: PageLink;
  readonly next?: PageLink;
}

/** The kind of a page, which decides the template that renders it. */
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

/** The history of a page from version control. */
export interface PageHistory {
  /** When its text was last changed, in UTC: "2024-01-31T10:00:00Z". */
  readonly changed: string;
  /** Names of the authors, the most active first; empty if they are not shown. */
  readonly contributors: readonly string[];
}

/** A page and its source text. */
export interface Source {
  readonly page: Page;
  readonly text: string;
}
