/** The Markdown copy of a page or of one of its tabs, as listed in llms.txt. */
export interface PageCopy {
  /** Relative to the output folder. */
  readonly file: string;
  readonly title: string;
  /** Plain text; '' if the page has none. */
  readonly description: string;
  readonly hash: string;
  readonly bytes: number;
}
