import { describe, expect, it } from 'vitest';
import { hasErrors, sortProblems, toStrict, type Problem } from '../../../core/model/problem.ts';

function makeProblem(changes: Partial<Problem> & { file?: string; line?: number; column?: number }): Problem {
  const { file = 'a.md', line, column, ...rest } = changes;
  return { rule: 'rule', severity: 'warning', message: 'Message', place: { file, line, column }, ...rest };
}

describe('sorted problems', () => {
  it('are ordered by file, line, column and rule', () => {
    const problems = [
      makeProblem({ file: 'b.md', line: 1 }),
      makeProblem({ file: 'a.md', line: 10 }),
      makeProblem({ file: 'a.md', line: 2, column: 7 }),
      makeProblem({ file: 'a.md', line: 2, column: 3, rule: 'z' }),
      makeProblem({ file: 'a.md', line: 2, column: 3, rule: 'b' }),
      makeProblem({ file: 'B.md' }),
    ];

    const shown = sortProblems(problems).map(
      ({ place, rule }) => `${place.file}:${place.line}:${place.column} ${rule}`,
    );

    expect(shown).toEqual([
      'B.md:undefined:undefined rule',
      'a.md:2:3 b',
      'a.md:2:3 z',
      'a.md:2:7 rule',
      'a.md:10:undefined rule',
      'b.md:1:undefined rule',
    ]);
  });

  it('leave the given list unchanged', () => {
    const problems = [makeProblem({ file: 'b.md' }), makeProblem({ file: 'a.md' })];

    sortProblems(problems);

    expect(problems.map(({ place }) => place.file)).toEqual(['b.md', 'a.md']);
  });
});

describe('strictness', () => {
  it('turns each warning into an error', () => {
    expect(hasErrors([makeProblem({})])).toBe(false);
    expect(hasErrors(toStrict([makeProblem({})]))).toBe(true);
  });
});
