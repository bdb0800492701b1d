import { describe, expect, it } from 'vitest';
import { isPartName, toPartProblem } from '../../../core/model/part-name.ts';

describe('the name of a site that joins another one', () => {
  it('cannot be a path', () => {
    expect(['joy', 'Data-Grid', 'v1.2'].map(isPartName)).toEqual([true, true, true]);
    expect(['', '.', '..', '.joy', 'a/b', '-x'].map(isPartName)).toEqual(Array.from({ length: 6 }, () => false));
  });

  it('prefixes each file of a problem', () => {
    const problem = { rule: 'demo-source', severity: 'error', message: 'Wrong' } as const;
    const place = { file: 'src/button.ts', line: 2 };
    const shown = { file: 'content/joy/button.md', line: 3, part: 'the demo "Plain"' };

    expect(toPartProblem('joy', { ...problem, place })).toEqual({
      ...problem,
      place: { file: 'joy/src/button.ts', line: 2 },
    });
    expect(toPartProblem('joy', { ...problem, place, shownIn: [shown] }).shownIn).toEqual([
      { ...shown, file: 'joy/content/joy/button.md' },
    ]);
  });
});
