// Types of the index that the server answers from: finished files, and the rules of the host. A request is answered by
// looking up its path here; it is never joined to a folder.

import type { HeaderRule, RedirectRule } from '../../../core/publish/hosting/hosting-rules.ts';
import type { Problem } from '../../../core/model/problem.ts';

/** A file that may be served. */
export interface ServedFile {
  /** Its path on disk: absolute, with links resolved. */
  readonly file: string;
  /** The value of its content-type header. */
  readonly type: string;
  readonly size: number;
  /** Served instead of the file on disk, if set. */
  readonly contents?: Uint8Array;
}

/** Files by decoded path: "/joy-ui/react-button/index.html". */
type FileMap = ReadonlyMap<string, ServedFile>;

/** A finished site as a static host sees it. */
export interface ServedSite {
  readonly files: FileMap;
  readonly redirects: readonly RedirectRule[];
  readonly headers: readonly HeaderRule[];
  /** Faults of `_redirects` and `_headers`. */
  readonly problems: readonly Problem[];
}
