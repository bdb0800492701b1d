// A page's parsed text: the pieces of its body, and what other pages and lists need from it.
// Plain data that can be sent to a thread or stored on disk as JSON.

import type { DemoMarker } from './demo-marker.ts';
import type { FrontMatter } from './front-matter.ts';
import type { Addition, Problem } from './problem.ts';

/** A page's parsed text. */
export interface Document {
  readonly frontMatter: FrontMatter;
  /** Never empty. */
  readonly title: string;
  /** Plain text, '' when the page has none. */
  readonly description: string;
  /** The main heading of the text, if it differs from the title. */
  readonly heading?: string;
  /** Whether the text has its own main heading. */
  readonly hasTitleHeading: boolean;
  readonly blocks: readonly Block[];
  /** Its text as Markdown, with gaps for demos and components; absent where no copy is written. */
  readonly copy?: readonly CopyPart[];
  /** The files that its text includes. */
  readonly partials?: readonly string[];
  /** The compiled module of an MDX page, whose exports render its elements; its lines match the text. */
  readonly mdx?: string;
  readonly headings: readonly Heading[];
  /** Every id a fragment may point at: headings, elements with an id, demos. */
  readonly anchors: readonly string[];
  /** Set if the text could not be parsed, so its ids are unknown. */
  readonly isUnread?: true;
  readonly links: readonly Link[];
  readonly problems: readonly Problem[];
}

/** A piece of a page's body, in reading order. Concatenated, the pieces are the body's HTML. */
export type Block =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'demo'; readonly demo: DemoMarker }
  | { readonly kind: 'component'; readonly component: ComponentMarker }
  | { readonly kind: 'picture'; readonly picture: PictureMarker }
  | { readonly kind: 'excerpt'; readonly excerpt: ExcerptMarker }
  | { readonly kind: 'jsx'; readonly jsx: JsxMarker };

/** A piece of a page's text, or the position of a marker. */
export type CopyPart = string | { readonly line: number; readonly column: number };

/** A component that a page places, with the props of its marker. */
export interface ComponentMarker {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly line: number;
  readonly column: number;
}

/** An element or expression of MDX. The blocks after it fill its holes, in order. */
export interface JsxMarker {
  /** The export of the page's module that renders it. */
  readonly name: string;
  readonly holes: number;
  /** Its name in messages: "<Card>". */
  readonly label: string;
  /** Whether it is part of a sentence. */
  readonly isInline: boolean;
  /** Whether it is in a paragraph, which cannot contain a block. */
  readonly isInParagraph: boolean;
  /** Whether it renders a component, which the site's wrapper then surrounds. */
  readonly isWrapped: boolean;
  readonly line: number;
  readonly column: number;
}

/** A picture that a page places. */
export interface PictureMarker {
  /** As written: relative to the page's file, or a path of the site without its base. */
  readonly src: string;
  /** The attributes of its element except `src`, by their HTML names. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether it is inside an author's link, button or picture, where it cannot have its own link. */
  readonly isInside: boolean;
  readonly line: number;
  readonly column: number;
}

/** A fence whose code comes from a file, or is shown with its types. */
export interface ExcerptMarker {
  /** As written: "src/Button.tsx#L10-20", "./Button.tsx#region"; '' if the fence has its own code. */
  readonly source: string;
  /** Its own code. */
  readonly code?: string;
  /** Whether TypeScript checks it and readers see its types. */
  readonly isTyped?: boolean;
  /** '' if the fence names none. */
  readonly language: string;
  readonly title: string;
  readonly marks: LineMarks;
  readonly line: number;
  readonly column: number;
}

/** How a line of code is marked. */
export type LineRole = 'mark' | 'add' | 'del' | 'focus' | 'error' | 'warning';

/** The marked lines of a block of code, counted from 1, and what else its frame shows. */
export interface LineMarks {
  readonly lines: Readonly<Partial<Record<LineRole, readonly number[]>>>;
  /** Texts that are marked wherever they occur. */
  readonly words: readonly string[];
  /** The number of the first line; without it, lines have no numbers. */
  readonly firstNumber?: number;
  /** Further classes of the frame. */
  readonly frameClasses?: readonly string[];
}

/** A heading that can be linked to. */
export interface Heading {
  readonly id: string;
  readonly depth: 2 | 3;
  /** Plain text. */
  readonly text: string;
}

/** A link or image of a page, with its position in the source. */
export interface Link {
  /** As written. */
  readonly href: string;
  readonly kind: 'link' | 'image';
  /** The partial that contains it; absent for the page's own file. */
  readonly file?: string;
  readonly line: number;
  readonly column: number;
  /** The plugin part that added it; its position is then that of the preceding node. */
  readonly addedBy?: Addition;
}
