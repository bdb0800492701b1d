/** A file that something was made from, with the hash of its text; '' where it was looked for and was not there. */
export interface ReadFile {
  readonly file: string;
  readonly hash: string;
}
