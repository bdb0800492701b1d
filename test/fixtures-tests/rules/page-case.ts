// The form in which a table of faulty pages is written.

/** A page that breaks one rule, and what the build prints of it. */
export interface PageCase {
  readonly rule: string;
  readonly text: string | Uint8Array;
  /** Each line after the name of the page's file. */
  readonly prints: readonly string[];
}
