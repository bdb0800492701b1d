// A query → variants with a typical typo: two letters swapped, one left out, one doubled. Deterministic, so that
// measurements can be compared.

const minLetters = 4;

/** Makes queries with one typo each, in the longest word; none if every word is short. */
export function makeTypos(query: string): string[] {
  const word = findLongest(query.match(/[\p{L}\p{N}]+/gu) ?? []);
  if (word.length < minLetters) return [];
  const at = query.indexOf(word) + Math.floor(word.length / 2);
  const before = query.slice(0, at - 1);
  const [first = '', second = ''] = [query[at - 1], query[at]];

  const typos = [
    `${before}${second}${first}${query.slice(at + 1)}`,
    `${before}${first}${query.slice(at + 1)}`,
    `${before}${first}${second}${query.slice(at)}`,
  ];
  return [...new Set(typos)].filter((typo) => typo !== query);
}

function findLongest(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
