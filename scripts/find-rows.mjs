// The text of a test file → the rows of the torture table that its tests are named after.
//
// A name begins with its rows ("19*: …", "row 70: …", "31, 33: …") or ends with them ("… : 97"). In the
// files of test/torture, the names of pages and cases do as well ("30-lists", "49* files").

const numbers = String.raw`(\d{1,3}\*?(?:, \d{1,3}\*?)*)`;
const inFront = new RegExp(
  String.raw`\b(?:it|describe)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*['"\x60](?:row )?${numbers}: `,
  'g',
);
const atEnd = new RegExp(String.raw`['"\x60][^'"\x60\n]*[a-z"]: ${numbers}['"\x60],`, 'g');
const ofCase = /[[{\s(]['"](\d{1,3})\*?(?:['"]|[ -][a-z])/gi;
const each = /\.each\([^]*?\)\(\s*['"`](?:row )?(\d{1,3}\*?(?:, \d{1,3}\*?)*): /g;

/** Finds the rows that the tests of a file are named after. */
export function findRows(text, { hasCases }) {
  const patterns = [inFront, atEnd, each, ...(hasCases ? [ofCase] : [])];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, listed = '']) => listed));
  return [...new Set(found.flatMap((listed) => listed.split(', ').map((row) => Number.parseInt(row, 10))))];
}
