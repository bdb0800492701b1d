import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../../core/model/problem.ts';
import { findNewProblems } from '../../../../core/check/report/find-new-problems.ts';

const at = (line: number, message = 'No page'): Problem => ({
  rule: 'link-broken',
  severity: 'error',
  place: { file: 'content/a.md', line },
  message,
});

describe('new problems', () => {
  it('are those that were not reported before, regardless of line', () => {
    expect(findNewProblems([at(9), at(3, 'Other')], [at(4)])).toEqual([at(3, 'Other')]);
  });

  it('include additional copies of a known problem', () => {
    expect(findNewProblems([at(1), at(2), at(3)], [at(1)])).toHaveLength(2);
    expect(findNewProblems([], [at(1)])).toEqual([]);
  });
});
