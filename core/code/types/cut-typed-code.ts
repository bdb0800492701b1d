// Typed code → some of its lines.

import type { TypedCode } from './typed-code.ts';

/** Cuts lines out of typed code, by their numbers in the source, and removes their indent. */
export function cutTypedCode(
  { code, written, tips, names, faults, notes }: TypedCode,
  { sourceLines, indent }: { readonly sourceLines: readonly number[]; readonly indent: number },
): TypedCode {
  const shownLines = written.flatMap((line, index) => (sourceLines.includes(line) ? [index + 1] : []));
  const lines = code.split('\n');
  const move = <Place extends { readonly line: number; readonly from: number }>(places: readonly Place[]): Place[] =>
    places.flatMap((place) => {
      const line = shownLines.indexOf(place.line) + 1;
      return line === 0 ? [] : [{ ...place, line, from: Math.max(0, place.from - indent) }];
    });
  const moveSpans = <Span extends { readonly line: number; readonly from: number; readonly to: number }>(
    spans: readonly Span[],
  ): Span[] => move(spans).map((span) => ({ ...span, to: span.to - indent }));

  return {
    code: shownLines.map((number) => `${lines[number - 1]?.slice(indent) ?? ''}\n`).join(''),
    written: shownLines.map((number) => written[number - 1] ?? 0),
    tips,
    names: moveSpans(names),
    faults: moveSpans(faults),
    notes: move(notes),
  };
}
