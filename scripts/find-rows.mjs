// The text of a test file → the rows of the torture table in its test names, and the names.
//
// A name starts with its rows ("19*: …", "row 70: …", "31, 33: …") or ends with them ("… : 97"). In the
// files of test/torture, so do the names of pages and cases ("30-lists", "49* files").

const numbers = String.raw`(?:row )?(\d{1,3}\*?(?:, \d{1,3}\*?)*): `;
const call = String.raw`\b(?:it|describe)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*`;
const inFront = new RegExp(String.raw`${call}(['"\x60])(${numbers}(?:(?!\1)[^\\\n]|\\.)*)\1`, 'g');
const each = new RegExp(String.raw`\.each\([^]*?\)\(\s*(['"\x60])(${numbers}(?:(?!\1)[^\\\n]|\\.)*)\1`, 'g');
const atEnd = /(['"`])((?:(?!\1)[^\\\n]|\\.)*[a-z"%]: (\d{1,3}\*?(?:, \d{1,3}\*?)*))\1,\s*(?:async )?(?:\(|function)/g;
const ofCase = /(?<!=== )(?<=[[{\s(])(['"])((\d{1,3})\*?(?:[ -](?!error|warning)[a-z][^'"\n]*)?)\1(?=[,:])/gi;

/** Pattern for `vitest -t` of test names that start or end with rows. */
export const rowPattern = String.raw`(?:^| )(?:row )?\d{1,3}\*?(?:, \d{1,3}\*?)*: |: \d{1,3}\*?(?:, \d{1,3}\*?)*(?: |$)`;

/** Finds the tests of a file with rows in their names: `{ row, title }`, each once. */
export function findRowTests(text, { hasCases }) {
  const rowTests = [inFront, atEnd, each, ...(hasCases ? [ofCase] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, , title, listed]) =>
      listed.split(', ').map((row) => ({ row: Number.parseInt(row, 10), title: toTitle(title) })),
    ),
  );
  return [...new Map(rowTests.map((test) => [`${test.row} ${test.title}`, test])).values()];
}

/** Finds the rows in the test names of a file. */
export function findRows(text, options) {
  return [...new Set(findRowTests(text, options).map(({ row }) => row))];
}

/** Returns a title without its rows. */
function toTitle(written) {
  return written.replace(/^(?:row )?\d{1,3}\*?(?:, \d{1,3}\*?)*: /, '').replace(/: \d{1,3}\*?(?:, \d{1,3}\*?)*$/, '');
}
