import { describe, expect, it } from 'vitest';
import { formatJudgment } from '../../../../core/search/check/format-judgment.ts';

const missed = [
  { query: { query: 'a', pages: ['/a/'] }, typed: 'a', rank: 0, pages: [] },
  { query: { query: 'b', pages: ['/b/'], product: 'lib' }, typed: 'b', rank: 2, pages: ['/c/', '/b/'] },
];
const file = { file: 'queries.json', queries: [], thresholds: { first: 0.9, three: 0.97, typo: 0.85 } };

describe('a judgment', () => {
  it('shows what missed and a line for each threshold, and never rounds up', () => {
    const { text } = formatJudgment({ first: 0.8996, three: 1, typo: 0.85, missed, missedTypos: [] }, file);

    expect(text).toMatchInlineSnapshot(`
      ""a": not in the first three; found nothing
      "b" in lib: number 2, after /c/
      right page first                   89.9 % of  90.0 %
      right page in the first three     100.0 % of  97.0 %
      in the first three, with a typo    85.0 % of  85.0 %
      0 queries.
      "
    `);
  });

  it('is an error for each threshold that is not reached', () => {
    const { problems } = formatJudgment({ first: 0.8996, three: 1, typo: 0.85, missed, missedTypos: [] }, file);

    expect(problems).toEqual([
      {
        rule: 'search-below-threshold',
        severity: 'error',
        place: { file: 'queries.json' },
        message: 'Too few queries find their page (right page first): 89.9 % instead of 90.0 %',
        hint: 'Add "keywords" to the front matter of pages that readers know by other words, or correct the queries.',
      },
    ]);
  });
});
