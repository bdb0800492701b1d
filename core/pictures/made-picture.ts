/** A processed picture; its files are in the output folder, or are public files. */
export interface MadePicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Versions in a modern format, narrowest first; empty if the picture is not converted. */
  readonly sources: readonly { readonly file: string; readonly width: number }[];
  readonly sourceType: 'image/webp';
  /** Whether it is an SVG with code, which must not be opened directly. */
  readonly hasCode?: boolean;
}
