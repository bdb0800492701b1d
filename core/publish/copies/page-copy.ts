/** The copy of a page or of one of its tabs, as lists name it. */
export interface PageCopy {
  /** Relative to the output folder. */
  readonly file: string;
  readonly title: string;
  /** Plain text, '' where the page has none. */
  readonly description: string;
  readonly hash: string;
  readonly bytes: number;
}
