/** A file of the finished site. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string;
  readonly contents: string | Uint8Array;
  /** Of a file that lies in the output folder as it should be: then it has no contents here. */
  readonly kept?: { readonly hash: string; readonly bytes: number };
  /** Of a file that is joined from others when it is written: then it has no contents here. */
  readonly joined?: { readonly hash: string; readonly bytes: number; readonly pieces: readonly JoinedPiece[] };
}

/** A piece of a joined file: a text, or another file of the site. */
export type JoinedPiece =
  | { readonly text: string }
  | { readonly file: string; readonly hash: string; readonly bytes: number };
