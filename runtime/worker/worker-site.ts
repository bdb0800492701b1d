/** What the build writes in front of the service worker. */
export interface WorkerSite {
  /** Changes with every byte of the site. */
  readonly key: string;
  /** Sub-path the site is served under: starts and ends with "/". */
  readonly base: string;
}
