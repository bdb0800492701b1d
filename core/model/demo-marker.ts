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
  if (storyPattern.test(file)) return staysIn(file, pageFile.split('/').length - 1) && !/#.*[^\w$]/.test(file);
  return (
    staysIn(file, pageFile.startsWith('content/') ? pageFile.split('/').length - 2 : 0) &&
    /^[\w$-][\w$.-]*$/.test(toDemoName(file)) &&
    !isReservedName(toDemoName(file))
  );
}

/** Tells whether Windows keeps a name for itself: the page of a demo is a folder of its name. */
export function isReservedName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
}

/** "content/lib/a.md" stands one folder deep in the content, so one ".." is the most. */
function staysIn(file: string, deep: number): boolean {
  let depth = deep;
  return file.split('/').every((step) => {
    if (step === '..') depth -= 1;
    else if (step !== '.' && step !== '') depth += 1;
    return depth >= 0;
  });
}

const storyPattern = /\.(?:stories|story)\.[mc]?[jt]sx?(?:#(.*))?$/;

/** Splits "Button.stories.tsx#Primary" into the file and the story; undefined for a demo that is no story. */
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
