// Code, and what TypeScript knows of it: plain data that can be kept on disk and cross a thread. Lines count from
// 1, columns from 0.

/** Code with its types. */
export interface TypedCode {
  /** What is shown: without what only the compiler is told. */
  readonly code: string;
  /** The line as written of each of its lines. */
  readonly written: readonly number[];
  /** What is told of names, each once. */
  readonly tips: readonly TypeTip[];
  readonly names: readonly TypedName[];
  /** What is underlined as wrong. */
  readonly faults: readonly TypeSpan[];
  /** What stands below lines. */
  readonly notes: readonly TypeNote[];
}

/** A type as people read it, and the first words of its comment. */
export interface TypeTip {
  readonly type: string;
  /** Markdown of one paragraph; '' for none. */
  readonly docs: string;
}

/** A part of a line. */
export interface TypeSpan {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A name in the code; `tip` is its place in the list of tips. */
export interface TypedName extends TypeSpan {
  readonly tip: number;
}

/** What stands below a line, from a column on. */
export type TypeNote = { readonly line: number; readonly from: number } & (
  | { readonly kind: 'type'; readonly tip: TypeTip }
  | { readonly kind: 'fault'; readonly text: string }
  /** What could be written there, of which a part is written. */
  | { readonly kind: 'choices'; readonly choices: readonly string[]; readonly written: string }
);
