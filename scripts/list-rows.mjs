// Lists the rows of the torture table, each with its tests or the reason why there is none.

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findRowTests } from './find-rows.mjs';

const tests = fileURLToPath(new URL('../test/', import.meta.url));

/** Lists the rows: `{ row, priority, threat, tests: [{ file, title }], reason }`. */
export function listRows() {
  const files = listTestFiles();
  const allTests = files.flatMap((file) =>
    findRowTests(readFileSync(tests + file, 'utf8'), { hasCases: file.startsWith('torture/') }).map((test) => ({
      file,
      ...test,
    })),
  );
  const reasons = new Map(
    [...readFileSync(`${tests}torture/NOT_APPLICABLE.md`, 'utf8').matchAll(/^\| (\d+) \| (\S.*?) \|$/gm)].map(
      ([, row, reason]) => [Number(row), reason],
    ),
  );
  return JSON.parse(readFileSync(`${tests}torture/rows.json`, 'utf8')).map((row) => ({
    ...row,
    tests: allTests.filter((test) => test.row === row.row).map(({ file, title }) => ({ file, title })),
    reason: reasons.get(row.row),
  }));
}

/** Lists the test files, without that of the table itself, which names rows that it does not test. */
export function listTestFiles() {
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.test\.tsx?$/.test(file) && !/node_modules|^fixtures\/|^torture\/rows\.test/.test(file))
    .sort();
}

/** Renders the rows as a Markdown table. */
export function renderRows(rows) {
  const lines = rows.map(({ row, priority, threat, tests: rowTests, reason }) => {
    const byFile = groupByFile(rowTests);
    const listed = [...byFile].map(([file, named]) => `${file} › ${named.map(({ title }) => title).join('; ')}`);
    return `| ${row} | ${priority} | ${threat} | ${(listed.join('<br>') || reason || 'NOTHING').replaceAll('|', '\\|')} |`;
  });
  return ['| Row | P | Threat | Tests, or why there is none |', '|---|---|---|---|', ...lines].join('\n');
}

function groupByFile(rowTests) {
  const groups = new Map();
  for (const test of rowTests) groups.set(test.file, [...(groups.get(test.file) ?? []), test]);
  return groups;
}
