/** What the build writes in front of the service worker. */
export interface WorkerSite {
  /** Changes with every byte of the site. */
  readonly key: string;
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: string;
  /** The language whose pages have no prefix. */
  readonly language: string;
  /** What is said without a network, by language. */
  readonly offline: Readonly<Record<string, OfflineTexts>>;
}

/** The words of the page for what was not read. */
export interface OfflineTexts {
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly text: string;
  /** Stands over the pages that can be read. */
  readonly known: string;
  readonly again: string;
}
