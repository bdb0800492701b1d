// A place in guarded code → the place in the source that it was compiled from.
// The compiler keeps lines, so only columns within one line are looked up.

import { decode } from '@jridgewell/sourcemap-codec';
import type { Insertion } from './guard-code.ts';

/** A line and a column, counted from one. */
export interface CodePlace {
  readonly line: number;
  readonly column: number;
}

/** The compiled code of a source, and how it was changed. */
interface PlaceSource {
  /** The code before guard calls were inserted. */
  readonly code: string;
  readonly insertions: readonly Insertion[];
  /** The mappings of the compiler's source map, from that code to the source. */
  readonly mappings: string;
}

/** Creates the function that maps places in guarded code to the source. */
export function createPlaceMap({ code, insertions, mappings }: PlaceSource): (place: CodePlace) => CodePlace {
  const starts = findLineStarts(code);
  const lines = decode(mappings);

  return function findSource({ line, column }) {
    const compiled = removeInsertions(column - 1, {
      start: starts[line - 1] ?? 0,
      end: starts[line] ?? code.length + 1,
      insertions,
    });
    // A segment of one number has no source.
    const match = lines[line - 1]?.findLast((segment) => segment.length > 1 && segment[0] <= compiled);
    const [, , sourceLine, sourceColumn] = match ?? [];
    return sourceLine === undefined || sourceColumn === undefined
      ? { line, column: 1 }
      : { line: sourceLine + 1, column: sourceColumn + 1 };
  };
}

function findLineStarts(code: string): number[] {
  return [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function removeInsertions(
  column: number,
  { start, end, insertions }: { start: number; end: number; insertions: readonly Insertion[] },
): number {
  let insertedLength = 0;
  for (const { offset, text } of insertions) {
    if (offset < start || offset >= end) continue;
    const position = offset - start + insertedLength;
    if (column < position) break;
    if (column < position + text.length) return offset - start;
    insertedLength += text.length;
  }
  return column - insertedLength;
}
