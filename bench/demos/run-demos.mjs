// Runs the rows of the benchmark with demos, and prints them as a table.

import { formatRows } from './format-rows.mjs';
import { benchLargeSite } from './row-1-large-site.mjs';
import { benchWaysToImport } from './row-2-ways-to-import.mjs';
import { benchIcon } from './row-3-icon.mjs';
import { benchTwoCopies } from './row-4-two-copies.mjs';
import { benchOwnSite } from './row-5-own-site.mjs';
import { benchLibraries } from './row-6-libraries.mjs';

const rows = [benchLargeSite, benchWaysToImport, benchIcon, benchTwoCopies, benchOwnSite, benchLibraries];

/** Measures all or the requested rows, prints each as soon as it is measured, and returns all. */
export async function runDemos({ only, ...bench }) {
  const numbers = only ?? rows.map((_, at) => at + 1);
  const results = [];
  for (const number of numbers) {
    const rowResults = await rows[number - 1](bench);
    if (numbers.length > 1) console.error(`row ${number} of ${rows.length}\n${formatRows(rowResults)}\n`);
    results.push(...rowResults);
  }
  console.log(formatRows(results));
  return results;
}

/** Parses the numbers of rows in an option: "2,3". */
export function toRowNumbers(text) {
  const numbers = text.split(',').map(Number);
  if (numbers.some((number) => !rows[number - 1])) throw new Error(`Name rows from 1 to ${rows.length}: --only 2,3`);
  return numbers;
}
