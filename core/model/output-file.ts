/** A file of the finished site. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string;
  readonly contents: string | Uint8Array;
  /** Set for a file that several pages have, named after its contents. */
  readonly isShared?: true;
  /** Set for a file that is already up to date in the output folder; `contents` is then empty. */
  readonly kept?: { readonly hash: string; readonly bytes: number };
  /** Set for a file that is joined from pieces when it is written; `contents` is then empty. */
  readonly joined?: { readonly hash: string; readonly bytes: number; readonly pieces: readonly JoinedPiece[] };
}

/** A piece of a joined file: a text, or another file of the site. */
export type JoinedPiece =
  | { readonly text: string }
  | { readonly file: string; readonly hash: string; readonly bytes: number };
