// What the converters of one page share: places, lookups and notes.

import type { AdoptNote, EngineName, SourcePage } from '../source-site.ts';
import type { MarkdownDialect } from './piece.ts';

/** An import of a page: where a name comes from. */
export interface PageImport {
  readonly name: string;
  /** Its exported name; "default", or "*" for the namespace. */
  readonly imported: string;
  readonly from: string;
}

/** The tools of the converters of a page. */
export interface PageTools {
  readonly engine: EngineName;
  readonly dialect: MarkdownDialect;
  readonly page: SourcePage;
  /** "md": unknown components are noted. "mdx": they are kept unchanged. */
  readonly mode: 'md' | 'mdx';
  /** Whether callouts without a title get the old engine's default title, which is English. */
  readonly isEnglish: boolean;
  readonly imports: ReadonlyMap<string, PageImport>;
  /** Turns an address in the page into one of the new site. */
  toHref(href: string, kind: 'link' | 'image', at: Spot): string;
  /** Resolves a specifier in the page to a file of the source folder. */
  toFile(specifier: string): string | undefined;
  readFile(file: string): string | undefined;
  /** Copies a file to the new site for fences, and returns its name there. */
  keepFile(file: string): string;
  /** Adds a file as a partial, and returns its new file. */
  keepPartial(file: string): string;
  /** Adds a file or a text as a demo, and returns the name for its marker, or why it cannot be one. */
  keepDemo(demo: SourceDemo): { readonly name: string } | { readonly fault: string };
  /** Adds a file of stories, and returns its name for markers. */
  keepStory(file: string): { readonly name: string } | { readonly fault: string };
  /** Lists the menu entries below the page. */
  listChildren(): readonly { readonly title: string; readonly href: string; readonly description: string }[];
  note(at: Spot, note: Pick<AdoptNote, 'kind' | 'what' | 'todo'>): void;
  /** Reports that a component or code has no counterpart; if imports can be kept, the page stays MDX. */
  refuse(name: string): void;
  /** Returns whether the code of an element can be kept. */
  canKeep(name: string): boolean;
  /** Returns why the import of a component cannot be kept: "imports "x", which is not installed …". */
  findImportFault(name: string): string | undefined;
  /** Returns whether code in braces has all that it needs in the new page. */
  canRun(code: string): boolean;
}

/** A demo: a file of the source folder, or a text. */
export type SourceDemo =
  | { readonly file: string }
  | { readonly code: string; readonly extension: 'tsx' | 'jsx'; readonly title?: string };

/** A place in a file. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A text within a page, and the place of its first character. */
export interface Part {
  readonly text: string;
  readonly line: number;
  /** Number of characters removed from the start of each line. */
  readonly indent: number;
}

/** Returns the place of an offset in a part. */
export function spotOf({ text, line, indent }: Part, offset: number): Spot {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: line + before.split('\n').length - 1, column: offset - lineStart + 1 + indent };
}

/** Cuts a range out of a part, and removes the common indent of its lines. */
export function cutPart(
  { text, line, indent }: Part,
  { start, end }: { readonly start: number; readonly end: number },
): Part {
  const whole = cutQuote(text.slice(start, end));
  const lines = whole.split('\n');
  // Its first line may start after a tag.
  const others = (text[start - 1] === '\n' || start === 0 ? lines : lines.slice(1)).filter(
    (each) => each.trim() !== '',
  );
  const shared = Math.min(...others.map((each) => each.length - each.trimStart().length));
  const cut = Number.isFinite(shared) ? shared : 0;
  const dedented = lines.map((each) => (each.slice(0, cut).trim() === '' ? each.slice(cut) : each)).join('\n');
  return { text: dedented, line: line + text.slice(0, start).split('\n').length - 1, indent: indent + cut };
}

/** Removes quote marks if every line has one, as they belong to the surrounding quote. */
function cutQuote(text: string): string {
  const lines = text.split('\n');
  const isQuote = lines.length > 1 && lines.slice(1).every((line) => /^[ \t]*>/.test(line));
  return isQuote ? lines.map((line) => line.replace(/^[ \t]*> ?/, '')).join('\n') : text;
}

/** Indents each line that is not empty. */
export function indentLines(text: string, indent: string): string {
  if (indent.includes('>')) return text.replace(/^/gm, indent);
  return indent === '' ? text : text.replace(/^(?=[^\n])/gm, indent);
}
