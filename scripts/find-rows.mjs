// The text of a test file → the rows of the torture table that its tests are named after, and their names.
//
// A name begins with its rows ("19*: …", "row 70: …", "31, 33: …") or ends with them ("… : 97"). In the
// files of test/torture, the names of pages and cases do as well ("30-lists", "49* files").

const numbers = String.raw`(?:row )?(\d{1,3}\*?(?:, \d{1,3}\*?)*): `;
const call = String.raw`\b(?:it|describe)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\))?)*\(\s*`;
const inFront = new RegExp(String.raw`${call}(['"\x60])(${numbers}(?:(?!\1)[^\\\n]|\\.)*)\1`, 'g');
const each = new RegExp(String.raw`\.each\([^]*?\)\(\s*(['"\x60])(${numbers}(?:(?!\1)[^\\\n]|\\.)*)\1`, 'g');
const atEnd = /(['"`])((?:(?!\1)[^\\\n]|\\.)*[a-z"%]: (\d{1,3}\*?(?:, \d{1,3}\*?)*))\1,\s*(?:async )?(?:\(|function)/g;
const ofCase = /(?<!=== )(?<=[[{\s(])(['"])((\d{1,3})\*?(?:[ -](?!error|warning)[a-z][^'"\n]*)?)\1(?=[,:])/gi;

/** Names of tests that begin or end with rows, as they are run with `vitest -t`. */
export const rowPattern = String.raw`(?:^| )(?:row )?\d{1,3}\*?(?:, \d{1,3}\*?)*: |: \d{1,3}\*?(?:, \d{1,3}\*?)*(?: |$)`;

/** Finds the tests of a file that are named after rows: `{ row, title }`, each once. */
export function findRowTests(text, { hasCases }) {
  const found = [inFront, atEnd, each, ...(hasCases ? [ofCase] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, , title, listed]) =>
      listed.split(', ').map((row) => ({ row: Number.parseInt(row, 10), title: toTitle(title) })),
    ),
  );
  return [...new Map(found.map((test) => [`${test.row} ${test.title}`, test])).values()];
}

/** Finds the rows that the tests of a file are named after. */
export function findRows(text, options) {
  return [...new Set(findRowTests(text, options).map(({ row }) => row))];
}

/** A title without its rows. */
function toTitle(written) {
  return written.replace(/^(?:row )?\d{1,3}\*?(?:, \d{1,3}\*?)*: /, '').replace(/: \d{1,3}\*?(?:, \d{1,3}\*?)*$/, '');
}
