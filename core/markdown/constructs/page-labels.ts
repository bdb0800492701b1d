// The labels that the engine adds to the text of a page, in the page's language.

import type { CodeLabels } from '../../code/render-code-block.ts';

/** The engine's labels in a page. */
export interface PageLabels extends CodeLabels {
  readonly info: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  /** Titles of callouts with names from other engines; English by default. */
  readonly note?: string;
  readonly tip?: string;
  readonly important?: string;
  readonly caution?: string;
  readonly danger?: string;
  /** Precedes a table's number: "Table 2". */
  readonly table: string;
  /** Precedes a heading's text: "Link to this section: Usage". */
  readonly anchor: string;
  /** Name of a diagram without a title; "Diagram" by default. */
  readonly diagram?: string;
  /** Name of a formula on a line of its own; "Formula" by default. */
  readonly formula?: string;
  /** Heading of the footnotes; "Footnotes" by default. */
  readonly footnotes?: string;
  /** Precedes a reference's number: "Back to reference 2". */
  readonly footnoteBack?: string;
}
