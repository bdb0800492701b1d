// A typed word → the words of the index that it may mean: the same word, words with this prefix, and words within a few
// typos, each with a quality.

/** A word of the index, by number, and the quality of the match: 1 for the same word. */
interface FoundTerm {
  readonly term: number;
  readonly quality: number;
}

/** The words of an index, prepared for searching. */
export interface TermList {
  readonly terms: readonly string[];
  has(word: string): boolean;
  find(typed: string): FoundTerm[];
}

const prefixQuality = 0.82;
const oneEditQuality = 0.62;
const twoEditsQuality = 0.36;
const editedPrefixQuality = 0.34;
const stemQuality = 0.7;
const typoOfKnownFactor = 0.4;
/** Maximum number of words per prefix, since a single letter begins hundreds. */
const maxPrefixed = 400;

/** Prepares a list of unique words for searching. */
export function createTermList(words: Iterable<string>): TermList {
  const terms = [...words].sort();
  const lettersOf = Int32Array.from(terms, toLetters);
  const countEdits = createEditCounter();

  return { terms, find, has: (word) => terms[findFirst(terms, word)] === word };

  function find(typed: string): FoundTerm[] {
    const found = new Map<number, number>();
    const add = (term: number, quality: number) => {
      if (quality > (found.get(term) ?? 0)) found.set(term, quality);
    };
    addPrefixed(typed, prefixQuality, add);
    const stem = cutEnding(typed);
    if (stem !== typed) addPrefixed(stem, stemQuality, add);
    // A word of the index is seldom a typo.
    const share = found.get(findFirst(terms, typed)) === 1 ? typoOfKnownFactor : 1;
    addMisspelled(typed, (term, quality) => add(term, quality * share));
    return [...found].map(([term, quality]) => ({ term, quality }));
  }

  function addPrefixed(start: string, maxQuality: number, add: (term: number, quality: number) => void): void {
    const first = findFirst(terms, start);
    const end = Math.min(terms.length, first + maxPrefixed);
    for (let at = first; at < end; at += 1) {
      const term = terms[at] ?? '';
      if (!term.startsWith(start)) return;
      add(
        at,
        term === start
          ? maxQuality === prefixQuality
            ? 1
            : maxQuality + 0.1
          : maxQuality * (0.55 + (0.45 * start.length) / term.length),
      );
    }
  }

  function countEditsOfStart(typed: string, term: string): number {
    let least = Infinity;
    for (let longer = -1; longer <= 1; longer += 1)
      least = Math.min(least, countEdits(typed, term.slice(0, typed.length + longer), 1));
    return least;
  }

  /** Adds words within a few typos; short words must match exactly. Comparing letter sets first avoids most work. */
  function addMisspelled(typed: string, add: (term: number, quality: number) => void): void {
    const allowed = typed.length < 4 || /\d/.test(typed) ? 0 : typed.length < 8 ? 1 : 2;
    if (allowed === 0) return;
    const letters = toLetters(typed);

    for (let at = 0; at < terms.length; at += 1) {
      const term = terms[at] ?? '';
      const longer = term.length - typed.length;
      if (longer < -allowed) continue;
      const missing = countBits(letters & ~(lettersOf[at] ?? 0));
      if (missing > allowed) continue;
      if (longer <= allowed) {
        const edits = countEdits(typed, term, allowed);
        if (edits <= allowed) add(at, (edits < 2 ? oneEditQuality : twoEditsQuality) * likenessOfStart(typed, term));
      } else if (typed.length > 4 && missing < 2 && term[0] === typed[0]) {
        // An unfinished word with a typo.
        if (countEditsOfStart(typed, term) <= 1) add(at, (editedPrefixQuality * typed.length) / term.length + 0.1);
      }
    }
  }
}

/** People rarely miss the first letter. */
function likenessOfStart(typed: string, term: string): number {
  return typed[0] === term[0] ? 1 : 0.75;
}

/** Cuts English endings, so that "sorting" finds "sort" as well; other languages lose nothing. */
function cutEnding(word: string): string {
  const stem = word.replace(/(?:ations?|izing|ing|ies|ed|es|s|ers?)$/, '');
  return stem.length >= 3 ? stem : word;
}

function findFirst(terms: readonly string[], start: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the set of letters as bits; letters of other scripts share bits. */
function toLetters(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) % 32);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** Creates a fast edit distance, limited to `max`; it runs thousands of times per key stroke. */
function createEditCounter(): (a: string, b: string, max: number) => number {
  const width = 64;
  const rows = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)] as const;

  return (a, b, max) => {
    if (Math.abs(a.length - b.length) > max || a.length >= width || b.length >= width) return Infinity;
    let [beforeLast, last, current]: [Uint8Array, Uint8Array, Uint8Array] = [...rows];
    for (let column = 0; column <= b.length; column += 1) last[column] = column;

    for (let row = 1; row <= a.length; row += 1) {
      const letter = a.charCodeAt(row - 1);
      let least = row;
      current[0] = row;
      for (let column = 1; column <= b.length; column += 1) {
        const other = b.charCodeAt(column - 1);
        let edits = Math.min(
          last[column]! + 1,
          current[column - 1]! + 1,
          last[column - 1]! + (letter === other ? 0 : 1),
        );
        if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other)
          edits = Math.min(edits, beforeLast[column - 2]! + 1);
        current[column] = edits;
        if (edits < least) least = edits;
      }
      // A swap from two rows back may still be cheaper by one.
      if (least > max + 1) return Infinity;
      [beforeLast, last, current] = [last, current, beforeLast];
    }
    return last[b.length]!;
  };
}
