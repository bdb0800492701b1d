// The tables of a font → the metrics of a fallback font that is shown until it is loaded: with the same width and
// line height, so that the layout does not shift.

/** The OpenType tables of a font file, by name. */
export type FontTables = ReadonlyMap<string, DataView>;

/** A common system font, adjusted to the width and height of a site's font. */
export interface FallbackFace {
  readonly family: string;
  readonly local: readonly string[];
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

// Letters in their English frequency.
const sample =
  'eeeeeeeeeeeeetttttttttaaaaaaaaoooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddllllcccuuummwwffggyyppbbvk                  ';
// Widths of Arial and metric-compatible fonts, in 2048ths.
const arial: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({ abdeghnopqu: 1139, cksvxyz: 1024, 'ft ': 569, ijl: 455, r: 682, m: 1706, w: 1479 }).flatMap(
    ([letters, width]) => [...letters].map((letter) => [letter, width] as const),
  ),
);

/** Plans the fallback of a font; undefined if its tables lack the widths. */
export function planFallback(family: string, tables: FontTables): FallbackFace | undefined {
  try {
    const units = tables.get('head')!.getUint16(18);
    const lines = tables.get('hhea')!;
    const widths = [...sample].map((letter) => findWidth(letter, tables));
    if (units === 0 || widths.some((width) => width === undefined)) return undefined;
    const own = widths.reduce<number>((sum, width) => sum + (width ?? 0), 0) / units;
    const other = [...sample].reduce((sum, letter) => sum + (arial[letter] ?? 0), 0) / 2048;
    const size = own / other;
    const part = (value: number) => toPercent(value / units / size);
    return {
      family: `${family} fallback`,
      local: ['Arial', 'Liberation Sans'],
      sizeAdjust: toPercent(size),
      ascent: part(lines.getInt16(4)),
      descent: part(-lines.getInt16(6)),
      lineGap: part(lines.getInt16(8)),
    };
  } catch (error) {
    // A table is truncated or missing.
    if (error instanceof RangeError || error instanceof TypeError) return undefined;
    throw error;
  }
}

function findWidth(letter: string, tables: FontTables): number | undefined {
  const glyph = findGlyph(letter.codePointAt(0) ?? 0, tables.get('cmap')!);
  if (glyph === 0) return undefined;
  const metricsCount = tables.get('hhea')!.getUint16(34);
  const index = Math.min(glyph, metricsCount - 1);
  const packed = tables.get('hmtx packed');
  // In the packed table, the widths are contiguous.
  return packed ? packed.getUint16(1 + index * 2) : tables.get('hmtx')!.getUint16(index * 4);
}

/** Finds the glyph of a letter in the subtable of format 4, which all web fonts have. */
function findGlyph(code: number, table: DataView): number {
  for (let index = 0; index < table.getUint16(2); index += 1) {
    const start = table.getUint32(4 + index * 8 + 4);
    if (table.getUint16(start) !== 4) continue;
    const segments = table.getUint16(start + 6) / 2;
    for (let segment = 0; segment < segments; segment += 1) {
      const at = start + 14 + segment * 2;
      if (table.getUint16(at) < code) continue;
      const first = table.getUint16(at + 2 + segments * 2);
      if (first > code) return 0;
      const delta = table.getUint16(at + 2 + segments * 4);
      const place = at + 2 + segments * 6;
      const offset = table.getUint16(place);
      if (offset === 0) return (code + delta) % 65536;
      const glyph = table.getUint16(place + offset + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) % 65536;
    }
  }
  return 0;
}

function toPercent(value: number): string {
  return `${Math.round(value * 10000) / 100}%`;
}
