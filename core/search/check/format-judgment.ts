// The results of known queries → a table for the console with the failed queries, and a problem for each threshold that
// is not reached.

import type { Problem } from '../../model/problem.ts';
import type { JudgedQueries, MissedQuery, SearchThresholds } from './judge-queries.ts';
import type { QueryFile } from './parse-queries.ts';

const names: Readonly<Record<keyof SearchThresholds, string>> = {
  first: 'right page first',
  three: 'right page in the first three',
  typo: 'in the first three, with a typo',
};

/** Formats the results of a file's queries. */
export function formatJudgment(
  judged: JudgedQueries,
  { queries, thresholds, file }: QueryFile & { readonly file: string },
): { readonly text: string; readonly problems: readonly Problem[] } {
  const parts = Object.keys(names) as (keyof SearchThresholds)[];
  const missed = judged.missed.map(formatMissed);
  const table = parts.map(
    (part) =>
      `${names[part].padEnd(34)}${formatShare(judged[part]).padStart(7)} of ${formatShare(thresholds[part]).padStart(7)}\n`,
  );

  return {
    text: `${missed.join('')}${table.join('')}${queries.length} queries.\n`,
    problems: parts
      .filter((part) => judged[part] < thresholds[part])
      .map((part) => ({
        rule: 'search-below-threshold',
        severity: 'error',
        place: { file },
        message: `Too few queries find their page (${names[part]}): ${formatShare(judged[part])} instead of ${formatShare(thresholds[part])}`,
        hint: 'Add "keywords" to the front matter of pages that readers know by other words, or correct the queries.',
      })),
  };
}

function formatMissed({ query, typed, rank, pages }: MissedQuery): string {
  const instead =
    rank === 0 ? `not in the first three; found ${pages.join(' ') || 'nothing'}` : `number ${rank}, after ${pages[0]}`;
  return `"${typed}"${query.product === undefined ? '' : ` in ${query.product}`}: ${instead}\n`;
}

/** Never rounded up: 89.96 % is not 90 %. */
function formatShare(share: number): string {
  return `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;
}
