// The style sheets of a page's demos, as the build has compiled them: an edited demo has the rules and the names of
// classes that the page has. Types only, plain data.

/** A compiled style sheet. */
export interface LiveSheet {
  readonly css: string;
  /** The classes of a module: name in the source → name in the page. None where scripts cannot import the sheet. */
  readonly names?: Readonly<Record<string, string>>;
  /** The keys of sheets that its classes are composed from, which stand before it. */
  readonly before?: readonly string[];
}

/** The style sheets of a page's demos and of their wrapper. */
export interface LiveSheets {
  /** Those of the site by key: their path. */
  readonly own: Readonly<Record<string, LiveSheet>>;
  /** The keys of these and of the sheets of packages, in their order on the page: later rules win. */
  readonly order: readonly string[];
}
