// A query → the same with one slip of the finger, as people make them: two letters swapped, one left out,
// one twice. Always the same ones, so that what is measured can be compared.

const leastLetters = 4;

/** Makes queries with one typo each, in the longest word; none where every word is short. */
export function makeTypos(query: string): string[] {
  const word = findLongest(query.match(/[\p{L}\p{N}]+/gu) ?? []);
  if (word.length < leastLetters) return [];
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
