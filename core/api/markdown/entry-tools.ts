/** The functions for writing an entry. */
export interface EntryTools {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Turns a path of the site into an absolute address. */
  readonly toAddress: (path: string) => string;
}
