/** A file that an output was made from, with the hash of its text; '' if it was looked for but missing. */
export interface ReadFile {
  readonly file: string;
  readonly hash: string;
}
