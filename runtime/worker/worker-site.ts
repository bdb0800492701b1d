/** The facts of the site that the build writes in front of the service worker. */
export interface WorkerSite {
  /** Changes with any content of the site. */
  readonly key: string;
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: string;
  /** The language whose pages have no prefix. */
  readonly language: string;
  /** Texts of the offline page, by language. */
  readonly offline: Readonly<Record<string, OfflineTexts>>;
}

/** Texts of the offline page. */
export interface OfflineTexts {
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly text: string;
  /** Heading of the list of cached pages. */
  readonly known: string;
  readonly again: string;
}
