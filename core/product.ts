// One documented library of a site, and the ids under which its pages are counted.
// Facts only: what docs.config.ts says, with every default filled in.

/** One documented library: a section of the site with a navigation tree of its own. */
export interface Product {
  /** Also the first path segment and the name of the tree: nav/<id>.ts. */
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  readonly packageName?: string;
  readonly version?: string;
  readonly description?: string;
  readonly versions: readonly ProductVersion[];
}

/** One line of a product's version menu. */
export interface ProductVersion {
  readonly text: string;
  readonly current?: boolean;
  readonly href?: string;
}

/** Says which ids the shell reports for pages under one first path segment. */
export interface ProductIdRule {
  readonly segment: string;
  readonly productId: string;
  readonly categoryId: string;
}

/** The ids a page reports to analytics; the text "null" where there is none. */
export interface ProductIds {
  readonly productId: string;
  readonly categoryId: string;
}
