// The labels that the engine adds to the text of a page, in the page's language.

import type { CodeLabels } from '../../code/render-code-block.ts';
import type { CalloutAlias, CalloutKind } from './container-names.ts';

/** The engine's labels in a page; titles of callouts with names from other engines are English by default. */
export interface PageLabels
  extends CodeLabels, Readonly<Record<CalloutKind, string>>, Readonly<Partial<Record<CalloutAlias, string>>> {
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
