/** What a thread tells while it works. */
export interface PageWorkerEvents {
  /** Hears which demo is running. */
  readonly onRun: (demo: string | undefined) => void;
  /** Hears of the cache. */
  readonly log: (message: string) => void;
}
