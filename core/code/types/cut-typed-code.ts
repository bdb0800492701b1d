// Code with its types → some of its lines.

import type { TypedCode } from './typed-code.ts';

/** Cuts lines out: `kept` has their numbers as they were written, and `indent` what is left out of each. */
export function cutTypedCode(
  { code, written, tips, names, faults, notes }: TypedCode,
  { kept, indent }: { readonly kept: readonly number[]; readonly indent: number },
): TypedCode {
  const shown = written.flatMap((line, index) => (kept.includes(line) ? [index + 1] : []));
  const lines = code.split('\n');
  const move = <Place extends { readonly line: number; readonly from: number }>(places: readonly Place[]): Place[] =>
    places.flatMap((place) => {
      const line = shown.indexOf(place.line) + 1;
      return line === 0 ? [] : [{ ...place, line, from: Math.max(0, place.from - indent) }];
    });
  const moveSpans = <Span extends { readonly line: number; readonly from: number; readonly to: number }>(
    spans: readonly Span[],
  ): Span[] => move(spans).map((span) => ({ ...span, to: span.to - indent }));

  return {
    code: shown.map((number) => `${lines[number - 1]?.slice(indent) ?? ''}\n`).join(''),
    written: shown.map((number) => written[number - 1] ?? 0),
    tips,
    names: moveSpans(names),
    faults: moveSpans(faults),
    notes: move(notes),
  };
}
