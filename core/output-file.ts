/** A file of the finished site. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string;
  readonly contents: string | Uint8Array;
  /** Of a file that lies in the output folder as it should be: then it has no contents here. */
  readonly kept?: { readonly hash: string; readonly bytes: number };
}
