// Types of the rules for static hosts: redirects and headers.

/** The statuses a redirect rule may have. */
export type RedirectStatus = 200 | 301 | 302 | 303 | 307 | 308 | 404 | 410;

/** One line of `_redirects`. */
export interface RedirectRule {
  /** Decoded: "/old/:name/*". A trailing slash makes no difference. */
  readonly from: string;
  /** A path of the site, or an absolute URL. */
  readonly to: string;
  readonly status: RedirectStatus;
  /** Whether it applies even if the site has a file at the path. */
  readonly force: boolean;
  readonly line: number;
  /** The file that contains it, if not the site's redirects.txt. */
  readonly file?: string;
}

/** The headers that `_headers` sets for the paths of one pattern. */
export interface HeaderRule {
  readonly pattern: string;
  /** Names in lower case, in the order written. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly line: number;
}
