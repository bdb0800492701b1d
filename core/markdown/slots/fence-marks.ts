// Everything that authors can write after the language of a fence. The parser and the hints for misspelled marks read
// this table, and Markdown copies take the names of line marks from it; a test compares it with the manual. A word of
// at least six letters is offered to authors who misspell it; a shorter one is too much like the label of a tab.

import type { LineRole } from '../../model/document.ts';

/** A mark of a fence; `kind` says how it is written. */
type FenceMark =
  /** `title="App.tsx"`, and the property of `FenceMeta` that it sets. */
  | { readonly kind: 'text'; readonly name: string; readonly property: 'title' | 'source' }
  /** `ins={2,4-6}`. Copies are written with the first mark of each role. */
  | { readonly kind: 'lines'; readonly name: string; readonly role: LineRole }
  /** `showLineNumbers=5`. The names that other engines use for it get a hint. */
  | { readonly kind: 'number'; readonly name: string; readonly otherNames: readonly string[] }
  /** A single word, and the property of `FenceMeta` that it sets. */
  | { readonly kind: 'word'; readonly name: string; readonly property: 'isForNpm' | 'isTyped' | 'isUnchecked' }
  /** A single word, and the class that it gives to the frame; the style sheet does the rest. */
  | { readonly kind: 'frame'; readonly name: string; readonly className: string };

/** All marks. `{2,4-6}` alone is short for `mark={2,4-6}`. */
export const fenceMarks: readonly FenceMark[] = [
  { kind: 'text', name: 'title', property: 'title' },
  { kind: 'text', name: 'file', property: 'source' },
  { kind: 'lines', name: 'mark', role: 'mark' },
  { kind: 'lines', name: 'ins', role: 'add' },
  { kind: 'lines', name: 'add', role: 'add' },
  { kind: 'lines', name: 'del', role: 'del' },
  { kind: 'lines', name: 'focus', role: 'focus' },
  { kind: 'lines', name: 'error', role: 'error' },
  { kind: 'lines', name: 'warning', role: 'warning' },
  { kind: 'number', name: 'showLineNumbers', otherNames: ['lineNumbers', 'line-numbers'] },
  { kind: 'word', name: 'twoslash', property: 'isTyped' },
  { kind: 'word', name: 'no-check', property: 'isUnchecked' },
  { kind: 'word', name: 'npm2yarn', property: 'isForNpm' },
  { kind: 'frame', name: 'wrapLines', className: 'code-wrapped' },
];

/** Lists the marks of a kind. */
export function marksOfKind<Kind extends FenceMark['kind']>(kind: Kind): Extract<FenceMark, { kind: Kind }>[] {
  return fenceMarks.filter((mark): mark is Extract<FenceMark, { kind: Kind }> => mark.kind === kind);
}
