// The words that the engine itself puts into a page's text, in the page's language.

import type { CodeLabels } from '../../code/render-code-block.ts';

/** The engine's words in a page. */
export interface PageLabels extends CodeLabels {
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  /** Titles of callouts that are named as in other engines; English without them. */
  readonly note?: string;
  readonly tip?: string;
  readonly important?: string;
  readonly caution?: string;
  readonly danger?: string;
  /** Stands before a table's number: "Table 2". */
  readonly table: string;
  /** Stands before a heading's text: "Link to this section: Usage". */
  readonly anchor: string;
  /** Names a diagram without a title; "Diagram" without it. */
  readonly diagram?: string;
  /** Names a formula in a line of its own; "Formula" without it. */
  readonly formula?: string;
  /** Heads the footnotes; "Footnotes" without it. */
  readonly footnotes?: string;
  /** Stands before a reference's number: "Back to reference 2". */
  readonly footnoteBack?: string;
}
