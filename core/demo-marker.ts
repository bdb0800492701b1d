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

/** Tells whether a value of a marker names a demo: a file beside its page or below it, never above the content. */
export function namesDemo(file: unknown): file is string {
  if (typeof file !== 'string' || file.startsWith('/') || file.includes('\\') || /[\u0000-\u001f%:]/.test(file))
    return false;
  return !file.split('/').includes('..') && /^[\w$-][\w$.-]*$/.test(toDemoName(file));
}

/** "parts/BasicButtons.js" → "BasicButtons". */
export function toDemoName(file: string): string {
  return (file.split('/').at(-1) ?? '').replace(/\.(js|jsx|ts|tsx)$/, '');
}
