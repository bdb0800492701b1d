// Types of the style sheets of a page's demos, as the build compiled them: an edited demo uses the same rules
// and class names as the page. Plain data.

/** A compiled style sheet. */
export interface LiveSheet {
  readonly css: string;
  /** The classes of a module: name in the source → name in the page. None if scripts cannot import the sheet. */
  readonly names?: Readonly<Record<string, string>>;
  /** Keys of the sheets that its classes are composed from, which come before it. */
  readonly before?: readonly string[];
}

/** The style sheets of a page's demos and of their wrapper. */
export interface LiveSheets {
  /** The site's sheets by key, which is their path. */
  readonly own: Readonly<Record<string, LiveSheet>>;
  /** Keys of these and of the sheets of packages, in their order on the page: later rules win. */
  readonly order: readonly string[];
}
