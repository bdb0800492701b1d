// Code and its types from TypeScript: plain data that can be stored on disk and sent to a thread. Lines count from 1,
// columns from 0.

/** Code with its types, faults and notes. */
export interface TypedCode {
  /** The code as shown, without the comments for the compiler. */
  readonly code: string;
  /** For each line, its number in the source. */
  readonly written: readonly number[];
  /** Tips of names, without duplicates. */
  readonly tips: readonly TypeTip[];
  readonly names: readonly TypedName[];
  /** Parts that are underlined as errors. */
  readonly faults: readonly TypeSpan[];
  /** Notes below lines. */
  readonly notes: readonly TypeNote[];
}

/** A type as text, and the first paragraph of its comment. */
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

/** A name in the code; `tip` is its index in the list of tips. */
export interface TypedName extends TypeSpan {
  readonly tip: number;
}

/** A note below a line, which starts at a column. */
export type TypeNote = { readonly line: number; readonly from: number } & (
  | { readonly kind: 'type'; readonly tip: TypeTip }
  | { readonly kind: 'fault'; readonly text: string }
  /** Completions, and the part that is already written. */
  | { readonly kind: 'choices'; readonly choices: readonly string[]; readonly written: string }
);
