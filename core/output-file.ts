/** A file of the finished site. */
export interface OutputFile {
  /** Relative to the output folder, with forward slashes. */
  readonly file: string;
  readonly contents: string | Uint8Array;
}
