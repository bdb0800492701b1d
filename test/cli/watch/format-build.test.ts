import { describe, expect, it } from 'vitest';
import { formatBuild } from '../../../cli/watch/format-build.ts';

describe('what a build made', () => {
  const report = { problems: [], pages: 12, changed: ['/a/'], durationMs: { total: 40 } };

  it('follows the files that were saved', () => {
    expect(formatBuild(report, ['a.md', 'b.md'])).toBe('a.md and 1 more: 1 of 12 pages in 40 ms');
  });

  it('is nothing where the settings are wrong', () => {
    const problem = { rule: 'x', severity: 'error', place: { file: 'docs.config.ts' }, message: 'Wrong' } as const;

    expect(formatBuild({ ...report, pages: 0, changed: [], problems: [problem] }, ['docs.config.ts'])).toBe(
      'docs.config.ts: nothing built, 1 error',
    );
  });
});
