// A demo as a page's text requests it: its file, place and options.
// The demo's own files are read later; nothing here comes from them.

/** A demo requested by a page. */
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
 * Returns whether a marker's value names a demo: a file beside or below its page or, if the page's file is given,
 * anywhere in the content, never above it.
 */
export function namesDemo(file: unknown, pageFile = ''): file is string {
  if (typeof file !== 'string' || file.startsWith('/') || file.includes('\\') || /[\u0000-\u001f%:]/.test(file))
    return false;
  if (storyPattern.test(file)) return staysIn(file, pageFile.split('/').length - 1) && !/#.*[^\w$]/.test(file);
  return (
    staysIn(file, pageFile.startsWith('content/') ? pageFile.split('/').length - 2 : 0) &&
    /^[\w$-][\w$.-]*$/.test(toDemoName(file)) &&
    !isReservedName(toDemoName(file))
  );
}

/** Returns whether Windows reserves a name: a demo's page is a folder with the demo's name. */
export function isReservedName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
}

/** "content/lib/a.md" is one folder deep in the content, so it may go up by one ".." at most. */
function staysIn(file: string, deep: number): boolean {
  let depth = deep;
  return file.split('/').every((step) => {
    if (step === '..') depth -= 1;
    else if (step !== '.' && step !== '') depth += 1;
    return depth >= 0;
  });
}

const storyPattern = /\.(?:stories|story)\.[mc]?[jt]sx?(?:#(.*))?$/;

/** Splits "Button.stories.tsx#Primary" into the file and the story; undefined for a demo that is not a story. */
export function splitStory(file: string): { readonly file: string; readonly story: string } | undefined {
  const match = storyPattern.exec(file);
  return match ? { file: file.replace(/#.*$/, ''), story: match[1] ?? '' } : undefined;
}

/** "parts/BasicButtons.js" → "BasicButtons", "Button.stories.tsx#Primary" → "ButtonPrimary". */
export function toDemoName(file: string): string {
  const story = splitStory(file);
  if (story) return `${toDemoName(story.file.replace(/\.(?:stories|story)(?=\.\w+$)/, ''))}${story.story}`;
  return (file.split('/').at(-1) ?? '').replace(/\.(js|jsx|ts|tsx)$/, '');
}
