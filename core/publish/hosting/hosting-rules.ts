// What a static host is told beside the files: redirects and headers, as data.

/** The statuses a redirect rule may have. */
export type RedirectStatus = 200 | 301 | 302 | 303 | 307 | 308 | 404 | 410;

/** One line of `_redirects`. */
export interface RedirectRule {
  /** Decoded: "/old/:name/*". A slash at its end makes no difference. */
  readonly from: string;
  /** A path of the site, or an address that starts with its scheme. */
  readonly to: string;
  readonly status: RedirectStatus;
  /** Holds even where the site has a file. */
  readonly force: boolean;
  readonly line: number;
  /** The file that it is written in, if not in redirects.txt of the site. */
  readonly file?: string;
}

/** The headers that `_headers` gives to the paths of one pattern. */
export interface HeaderRule {
  readonly pattern: string;
  /** Names in lower case, in the order written. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly line: number;
}
