import { describe, expect, it } from 'vitest';
import { toDiagnostics } from '../../../../core/check/report/to-diagnostics.ts';

describe('diagnostics', () => {
  it('have the fields of their problems, sorted, without unknown ones', () => {
    const problems = [
      {
        rule: 'link-broken',
        severity: 'error',
        place: { file: 'b.md', line: 3, column: 7 },
        message: 'No page',
        hint: 'Write it.',
      },
      { rule: 'page-not-in-nav', severity: 'warning', place: { file: 'a.md' }, message: 'No tree' },
    ] as const;

    expect(toDiagnostics(problems)).toStrictEqual([
      { file: 'a.md', severity: 'warning', code: 'page-not-in-nav', message: 'No tree' },
      {
        file: 'b.md',
        line: 3,
        column: 7,
        severity: 'error',
        code: 'link-broken',
        message: 'No page',
        hint: 'Write it.',
      },
    ]);
  });
});
