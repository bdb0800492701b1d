// A query and the records of an index → the records that fit, the best first: each word has to stand in the
// title, a heading, the description or the path, and counts by where it stands and how it begins.

import { compareText } from '../text/compare-text.ts';
import type { SearchRecord } from './plan-search-records.ts';

/** A record that fits, with the heading that fits best. */
interface FoundRecord {
  readonly record: SearchRecord;
  readonly score: number;
  readonly heading?: SearchRecord['headings'][number];
}

/** Scores records; nothing fits a query without words. */
export function scoreRecords(query: string, records: readonly SearchRecord[]): FoundRecord[] {
  const words = toWords(query);
  if (words.length === 0) return [];
  return records
    .flatMap((record): FoundRecord[] => {
      const scores = words.map((word) => scoreWord(word, record));
      if (scores.some((score) => score === 0)) return [];
      const heading = findHeading(words, record);
      return [{ record, score: scores.reduce((sum, score) => sum + score, 0), ...(heading && { heading }) }];
    })
    .sort((a, b) => b.score - a.score || compareText(a.record.pathname, b.record.pathname));
}

function scoreWord(word: string, { title, description, headings, pathname }: SearchRecord): number {
  return Math.max(
    // Of two titles with the word, the shorter is about it.
    (12 + 1 / toWords(title).length) * fit(word, title),
    6 * Math.max(0, ...headings.map(({ text }) => fit(word, text))),
    3 * fit(word, description),
    2 * fit(word, pathname),
  );
}

/** 1 for a whole word, less for its beginning, least for a part of it. */
function fit(word: string, text: string): number {
  const words = toWords(text);
  if (words.includes(word)) return 1;
  if (words.some((each) => each.startsWith(word))) return 0.7;
  return text.toLowerCase().includes(word) ? 0.3 : 0;
}

function findHeading(words: readonly string[], { headings }: SearchRecord): FoundRecord['heading'] {
  const scored = headings.map((heading) => ({
    heading,
    score: words.reduce((sum, word) => sum + fit(word, heading.text), 0),
  }));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (found, each) => (each.score > (found?.score ?? 0) ? each : found),
    undefined,
  );
  return best?.heading;
}

/** "disableRipple" is also found by "ripple". */
function toWords(text: string): string[] {
  const split = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  const whole = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set([...whole, ...(split.match(/[\p{L}\p{N}]+/gu) ?? [])])];
}
