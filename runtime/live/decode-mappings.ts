// The "mappings" of a source map → its segments, line by line. The format is that of ECMA-426:
// numbers in base 64 with a sign in the lowest bit, each the difference from the one before.

/** From a column of compiled code to a place in the source, all counted from zero. */
interface Segment {
  readonly column: number;
  readonly sourceLine: number;
  readonly sourceColumn: number;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes the mappings of a source map with one source. */
export function decodeMappings(mappings: string): Segment[][] {
  let sourceLine = 0;
  let sourceColumn = 0;

  return mappings.split(';').map((line) => {
    let column = 0;
    return line.split(',').flatMap((segment) => {
      const [columns = 0, , lines, columnsInSource] = decodeNumbers(segment);
      column += columns;
      if (lines === undefined || columnsInSource === undefined) return [];
      sourceLine += lines;
      sourceColumn += columnsInSource;
      return [{ column, sourceLine, sourceColumn }];
    });
  });
}

function decodeNumbers(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;

  for (const character of segment) {
    const digit = digits.indexOf(character);
    value += (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}
