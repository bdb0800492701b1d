// What the converters of one page share: where they are, what they may ask, and what they note.

import type { AdoptNote, EngineName, SourcePage } from '../source-site.ts';
import type { MarkdownDialect } from './piece.ts';

/** An import of a page: where a name comes from. */
export interface PageImport {
  readonly name: string;
  /** What it is called there; "default", or "*" for everything. */
  readonly imported: string;
  readonly from: string;
}

/** What the converters of a page ask and tell. */
export interface PageTools {
  readonly engine: EngineName;
  readonly dialect: MarkdownDialect;
  readonly page: SourcePage;
  /** "md": what is not known is told. "mdx": it is kept as it is. */
  readonly mode: 'md' | 'mdx';
  /** Whether callouts without a title get the word of the old engine, which is English. */
  readonly isEnglish: boolean;
  readonly imports: ReadonlyMap<string, PageImport>;
  /** Turns an address of the page into one of the new site; `text` is what the link says. */
  toHref(href: string, kind: 'link' | 'image', at: Spot): string;
  /** The file of the source folder that a name in a text means. */
  toFile(specifier: string): string | undefined;
  readFile(file: string): string | undefined;
  /** Takes a file into the new site for fences, and gives the name that it has there. */
  keepFile(file: string): string;
  /** Takes a text as a partial; gives its file. */
  keepPartial(file: string): string;
  /** Takes a file or a text as a demo; gives the name for its marker, or why it cannot be one. */
  keepDemo(demo: WantedDemo): { readonly name: string } | { readonly fault: string };
  /** Takes a file of stories; gives the name that markers call it by. */
  keepStory(file: string): { readonly name: string } | { readonly fault: string };
  /** The entries that the menu has below the page. */
  listChildren(): readonly { readonly title: string; readonly href: string; readonly description: string }[];
  note(at: Spot, note: Pick<AdoptNote, 'kind' | 'what' | 'todo'>): void;
  /** Tells that a component, or code, has no counterpart; where imports can be kept, the page stays MDX. */
  refuse(name: string): void;
  /** Whether the code of an element can be kept. */
  canKeep(name: string): boolean;
  /** Why the import of a component cannot be kept: "imports "x", which is not installed …". */
  findImportFault(name: string): string | undefined;
  /** Whether code in braces has all that it needs in the new page. */
  canRun(code: string): boolean;
}

/** A demo: a file of the source folder, or a text. */
export type WantedDemo =
  | { readonly file: string }
  | { readonly code: string; readonly extension: 'tsx' | 'jsx'; readonly title?: string };

/** A part of a page: its text, and where that begins in the file. */
export interface Spot {
  readonly line: number;
  readonly column: number;
}

/** A text within a page, and the place of its first sign. */
export interface Part {
  readonly text: string;
  readonly line: number;
  /** So many signs were taken from the start of each line. */
  readonly indent: number;
}

/** The place of an offset of a part. */
export function spotOf({ text, line, indent }: Part, offset: number): Spot {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: line + before.split('\n').length - 1, column: offset - lineStart + 1 + indent };
}

/** Takes the indent that all lines of a range share from them. */
export function cutPart(
  { text, line, indent }: Part,
  { start, end }: { readonly start: number; readonly end: number },
): Part {
  const whole = cutQuote(text.slice(start, end));
  const lines = whole.split('\n');
  // Its first line may begin behind a tag.
  const others = (text[start - 1] === '\n' || start === 0 ? lines : lines.slice(1)).filter(
    (each) => each.trim() !== '',
  );
  const shared = Math.min(...others.map((each) => each.length - each.trimStart().length));
  const cut = Number.isFinite(shared) ? shared : 0;
  const dedented = lines.map((each) => (each.slice(0, cut).trim() === '' ? each.slice(cut) : each)).join('\n');
  return { text: dedented, line: line + text.slice(0, start).split('\n').length - 1, indent: indent + cut };
}

/** Where every line is one of a quote, the marks belong to what is around. */
function cutQuote(text: string): string {
  const lines = text.split('\n');
  const isQuote = lines.length > 1 && lines.slice(1).every((line) => /^[ \t]*>/.test(line));
  return isQuote ? lines.map((line) => line.replace(/^[ \t]*> ?/, '')).join('\n') : text;
}

/** Puts an indent before each line that is not empty. */
export function indentLines(text: string, indent: string): string {
  if (indent.includes('>')) return text.replace(/^/gm, indent);
  return indent === '' ? text : text.replace(/^(?=[^\n])/gm, indent);
}
