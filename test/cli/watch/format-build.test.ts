import { describe, expect, it } from 'vitest';
import { formatBuild } from '../../../cli/watch/format-build.ts';

describe('the summary of a build', () => {
  const report = { problems: [], pages: 12, changed: ['/a/'], durationMs: { total: 40 } };

  it('counts the pages', () => {
    expect(formatBuild(report)).toBe('1 of 12 pages in 40 ms');
  });

  it('says that no errors are left, even if no page is new', () => {
    const warning = { rule: 'x', severity: 'warning', place: { file: 'a.md' }, message: 'Odd' } as const;
    const last = { problems: [{ ...warning, severity: 'error' } as const] };

    expect(formatBuild(report, last)).toBe('1 of 12 pages in 40 ms, 1 error fixed, no errors left');
    expect(formatBuild({ ...report, changed: [], problems: [warning] }, last)).toBe(
      '0 of 12 pages in 40 ms, 1 error fixed, no errors left: all pages are as they were before, 1 warning',
    );
    expect(formatBuild({ ...report, changed: [] }, { problems: [warning] })).toBe(
      '0 of 12 pages in 40 ms, 1 warning fixed',
    );
  });

  it('counts fixed errors while others are left', () => {
    const error = (message: string) => ({ rule: 'x', severity: 'error', place: { file: 'a.md' }, message }) as const;
    const last = { problems: [error('One'), error('Two'), error('Three')] };

    expect(formatBuild({ ...report, problems: [error('Three')] }, last)).toBe(
      '1 of 12 pages in 40 ms, 2 errors fixed, 1 error',
    );
  });

  it('counts fixed warnings, but not if errors hide others', () => {
    const toProblem = (severity: 'error' | 'warning', message: string) =>
      ({ rule: 'x', severity, place: { file: 'a.md' }, message }) as const;
    const last = { problems: ['One', 'Two', 'Three'].map((message) => toProblem('warning', message)) };

    expect(formatBuild({ ...report, problems: [toProblem('warning', 'Two')] }, last)).toBe(
      '1 of 12 pages in 40 ms, 2 warnings fixed, 1 warning',
    );
    expect(formatBuild({ ...report, problems: [toProblem('error', 'Four')] }, last)).toBe(
      '1 of 12 pages in 40 ms, 1 error',
    );
    expect(formatBuild(report, { problems: [...last.problems, toProblem('error', 'Four')] })).toBe(
      '1 of 12 pages in 40 ms, 1 error fixed, 3 warnings fixed, no errors left',
    );
  });

  it('says that nothing was built if the settings are wrong', () => {
    const problem = { rule: 'x', severity: 'error', place: { file: 'docs.config.ts' }, message: 'Wrong' } as const;

    expect(formatBuild({ ...report, pages: 0, changed: [], problems: [problem] })).toBe('nothing built, 1 error');
  });
});
