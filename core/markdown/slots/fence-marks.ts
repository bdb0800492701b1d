// Everything that authors can write behind the language of a fence. The parser, the hints for misspelled marks and the
// copies in Markdown read this table; a test holds the manual against it.

import type { LineRole } from '../../model/document.ts';

/** A mark of a fence, by the way it is written. */
type FenceMark =
  /** `title="App.tsx"` */
  | { readonly kind: 'text'; readonly name: 'title' | 'file' }
  /** `ins={2,4-6}`. The first mark of a role is the one that copies are written with. */
  | { readonly kind: 'lines'; readonly name: string; readonly role: LineRole }
  /** `showLineNumbers=5`. Other engines have other names for it, which get a hint. */
  | { readonly kind: 'number'; readonly name: 'showLineNumbers'; readonly otherNames: readonly string[] }
  /** A word that stands alone, and the fact that it states. */
  | { readonly kind: 'word'; readonly name: string; readonly fact: 'isForNpm' | 'isTyped' | 'isUnchecked' };

/** The marks, in the order in which copies write them. `{2,4-6}` alone is short for `mark={2,4-6}`. */
export const fenceMarks: readonly FenceMark[] = [
  { kind: 'text', name: 'title' },
  { kind: 'text', name: 'file' },
  { kind: 'lines', name: 'mark', role: 'mark' },
  { kind: 'lines', name: 'ins', role: 'add' },
  { kind: 'lines', name: 'add', role: 'add' },
  { kind: 'lines', name: 'del', role: 'del' },
  { kind: 'lines', name: 'focus', role: 'focus' },
  { kind: 'lines', name: 'error', role: 'error' },
  { kind: 'lines', name: 'warning', role: 'warning' },
  { kind: 'number', name: 'showLineNumbers', otherNames: ['lineNumbers', 'line-numbers'] },
  { kind: 'word', name: 'twoslash', fact: 'isTyped' },
  { kind: 'word', name: 'no-check', fact: 'isUnchecked' },
  { kind: 'word', name: 'npm2yarn', fact: 'isForNpm' },
];

/** Picks the marks that are written in one way. */
export function marksOfKind<Kind extends FenceMark['kind']>(kind: Kind): Extract<FenceMark, { kind: Kind }>[] {
  return fenceMarks.filter((mark): mark is Extract<FenceMark, { kind: Kind }> => mark.kind === kind);
}
