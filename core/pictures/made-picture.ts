/** A picture as it was made: addresses are files of the output folder, or paths of public files. */
export interface MadePicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** The same in a modern format, narrowest first; none where it stays as it is. */
  readonly sources: readonly { readonly file: string; readonly width: number }[];
  readonly sourceType: 'image/webp';
  /** Tells that it is a drawing with code in it: it is not opened by itself. */
  readonly hasCode?: boolean;
}
