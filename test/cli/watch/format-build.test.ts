import { describe, expect, it } from 'vitest';
import { formatBuild } from '../../../cli/watch/format-build.ts';

describe('what a build made', () => {
  const report = { problems: [], pages: 12, changed: ['/a/'], durationMs: { total: 40 } };

  it('is so many pages', () => {
    expect(formatBuild(report)).toBe('1 of 12 pages in 40 ms');
  });

  it('is nothing where the settings are wrong', () => {
    const problem = { rule: 'x', severity: 'error', place: { file: 'docs.config.ts' }, message: 'Wrong' } as const;

    expect(formatBuild({ ...report, pages: 0, changed: [], problems: [problem] })).toBe('nothing built, 1 error');
  });
});
