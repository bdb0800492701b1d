// A demo as the text of a page asks for it: its file, its place, its options.
// What stands behind the name is read later; nothing here comes from a demo's files.

/** A demo as a page asks for it. */
export interface DemoMarker {
  /** "BasicButtons": file name without extension, or the folder's name. */
  readonly name: string;
  /** As written, relative to the page: "BasicButtons.js", "../react-card/BasicCard.js". */
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

/**
 * Tells whether a value of a marker names a demo: a file beside its page or below it, and for a page
 * whose file is given any other of the content, never above it.
 */
export function namesDemo(file: unknown, pageFile = ''): file is string {
  if (typeof file !== 'string' || file.startsWith('/') || file.includes('\\') || /[\u0000-\u001f%:]/.test(file))
    return false;
  return staysInContent(file, pageFile) && /^[\w$-][\w$.-]*$/.test(toDemoName(file));
}

/** "content/lib/a.md" stands one folder deep, so one ".." is the most. */
function staysInContent(file: string, pageFile: string): boolean {
  let depth = pageFile.startsWith('content/') ? pageFile.split('/').length - 2 : 0;
  return file.split('/').every((step) => {
    if (step === '..') depth -= 1;
    else if (step !== '.' && step !== '') depth += 1;
    return depth >= 0;
  });
}

/** "parts/BasicButtons.js" → "BasicButtons". */
export function toDemoName(file: string): string {
  return (file.split('/').at(-1) ?? '').replace(/\.(js|jsx|ts|tsx)$/, '');
}
