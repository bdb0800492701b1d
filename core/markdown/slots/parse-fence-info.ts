// The info string of a fence → its language, title, label and highlighted lines.

/** A fence's language, and what its info string says besides, unread. */
interface FenceInfo {
  readonly language: string;
  readonly meta: string;
}

/** What stands behind a fence's language. */
export interface FenceMeta {
  readonly title: string;
  /** The file that its code is taken from, with what follows "#"; '' for none. */
  readonly source: string;
  /** The plain words: the name of the fence's tab. */
  readonly label: string;
  readonly marked: ReadonlySet<number>;
  /** Parts that say nothing. */
  readonly unknown: readonly string[];
}

/** Splits "tsx{2,4}" as well as "tsx {2,4}". */
export function parseFenceInfo(language: string, meta: string): FenceInfo {
  const brace = language.indexOf('{');
  if (brace === -1) return { language: language.toLowerCase(), meta };
  return { language: language.slice(0, brace).toLowerCase(), meta: `${language.slice(brace)} ${meta}`.trim() };
}

/**
 * Reads what stands behind the language.
 *
 * @example
 * parseFenceMeta('title="App.tsx" {2,4-5}') // title 'App.tsx', marked 2, 4 and 5
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const marked = new Set<number>();
  const words: string[] = [];
  const unknown: string[] = [];
  let title = '';
  let source = '';

  for (const [part, , quoted = ''] of meta.matchAll(/(?:title|file)=(["'])(.*?)\1|\{[^{}]*\}|\S+/g)) {
    if (part.startsWith('title=') && quoted) title = quoted;
    else if (part.startsWith('file=') && quoted) source = quoted;
    else if (part.startsWith('{')) unknown.push(...addLines(part, marked));
    else if (part.includes('=')) unknown.push(part);
    else words.push(part);
  }

  return { title, source, label: words.join(' '), marked, unknown };
}

/** Adds the lines of "{2,4-6}", and gives back what is no line. */
function addLines(braces: string, marked: Set<number>): string[] {
  const parts = braces
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.filter((part) => {
    const [, first = '', last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? [];
    if (!first || Number(first) < 1 || Number(last) < Number(first)) return true;
    for (let line = Number(first); line <= Number(last); line += 1) marked.add(line);
    return false;
  });
}
