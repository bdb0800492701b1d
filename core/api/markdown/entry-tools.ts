/** What an entry is written with. */
export interface EntryTools {
  readonly t: (key: string, params?: Readonly<Record<string, string | number>>) => string;
  /** Turns a path of the site into an address that works anywhere. */
  readonly toAddress: (path: string) => string;
}
