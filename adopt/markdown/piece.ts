// Types of the pieces of another engine's Markdown that have a meaning to it. Everything between them is text.

/** From one offset to another. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** An attribute of a tag: a text, code in braces, or only its name. */
export interface Attribute {
  readonly name: string;
  readonly value: string | true;
  /** Whether the value is code. */
  readonly isCode: boolean;
}

/** A code block. */
export interface FencePiece extends Range {
  readonly kind: 'fence';
  /** The text before its opening marks: indent, marks of quotes and lists. */
  readonly prefix: string;
  readonly marks: string;
  readonly info: string;
  readonly code: string;
  /** The file that the code is taken from: "@/snippets/a.js#part". */
  readonly source?: string;
}

/** A block between lines of colons. */
export interface ContainerPiece extends Range {
  readonly kind: 'container';
  readonly indent: string;
  readonly name: string;
  /** The text after the name. */
  readonly rest: string;
  readonly inner: Range;
}

/** A quote that GitHub shows as a callout. */
interface AlertPiece extends Range {
  readonly kind: 'alert';
  readonly name: string;
  readonly title: string;
  /** Its lines without quote marks and without the first line, which has the name. */
  readonly text: string;
}

/** An element that the engine treats as a component. */
export interface ElementPiece extends Range {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly Attribute[];
  /** The content between its tags; none if it closes itself. */
  readonly inner?: Range;
  /** The text before it on its line, if nothing else is on its lines. */
  readonly indent?: string;
}

/** An HTML tag. */
export interface TagPiece extends Range {
  readonly kind: 'tag';
  readonly name: string;
  readonly attributes: readonly Attribute[];
  readonly isClosing: boolean;
  readonly closesItself: boolean;
}

/** Code in braces, imports and exports. */
export interface CodePiece extends Range {
  readonly kind: 'expression' | 'module';
  readonly code: string;
}

/** Text, and inline code. */
interface TextPiece extends Range {
  readonly kind: 'text' | 'verbatim';
}

/** A part of a text. */
export type Piece = FencePiece | ContainerPiece | AlertPiece | ElementPiece | TagPiece | CodePiece | TextPiece;

/** How an engine reads Markdown. */
export interface MarkdownDialect {
  /** "jsx": braces are code, and imports are possible; "vue": double braces are code; "html": none are. */
  readonly code: 'jsx' | 'vue' | 'html';
  /** Lower-case elements that are components as well. */
  readonly elements: readonly string[];
}
