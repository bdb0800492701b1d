/** A file of the finished site. */
export interface WrittenFile {
  readonly file: string;
  readonly hash: string;
  readonly bytes: number;
}
