// A demo as the text of a page asks for it: its file, its place, its options.
// What stands behind the name is read later; nothing here comes from a demo's files.

/** A demo as a page asks for it. */
export interface DemoMarker {
  /** "BasicButtons": file name without extension, or the folder's name. */
  readonly name: string;
  /** As written, relative to the page: "BasicButtons.js". */
  readonly file: string;
  readonly options: DemoOptions;
  readonly line: number;
  readonly column: number;
}

/** Options of a demo marker. */
export interface DemoOptions {
  readonly bg?: true | 'outlined' | 'gradient' | 'inline' | 'playground';
  readonly defaultCodeOpen?: boolean;
  readonly hideToolbar?: boolean;
  readonly iframe?: boolean;
  readonly height?: number;
  readonly maxWidth?: number;
  readonly disableLiveEdit?: boolean;
}
