// A misspelt word and the words it could be → the one it most likely is.
//
// The distance counts letters added, dropped, changed, and two neighbours swapped. Long words are
// not compared at all: a message needs no guess for them, and the cost grows with the square.

const longestWord = 120;

/** Finds the candidate that a word was most likely meant to be; undefined when none is near. */
export function findNearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > longestWord) return undefined;

  let nearest: string | undefined;
  let smallest = Math.max(1, Math.floor(word.length * 0.4)) + 1;

  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= smallest) continue;
    const distance = countEdits(word.toLowerCase(), candidate.toLowerCase());
    if (distance >= smallest) continue;
    nearest = candidate;
    smallest = distance;
  }

  return nearest;
}

function countEdits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);

  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = a[row - 1] === b[column - 1] ? 0 : 1;
      const edits = Math.min(at(last, column) + 1, at(current, column - 1) + 1, at(last, column - 1) + change);
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(swapped ? Math.min(edits, at(beforeLast, column - 2) + 1) : edits);
    }
    beforeLast = last;
    last = current;
  }

  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
