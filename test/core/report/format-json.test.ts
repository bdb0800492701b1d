import { describe, expect, it } from 'vitest';
import { formatJson, toDiagnostics } from '../../../core/report/format-json.ts';

describe('diagnostics', () => {
  it('say what a problem says, sorted, without what is not known', () => {
    const problems = [
      { rule: 'link-broken', severity: 'error', place: { file: 'b.md', line: 3, column: 7 }, message: 'No page', hint: 'Write it.' },
      { rule: 'page-not-in-nav', severity: 'warning', place: { file: 'a.md' }, message: 'No tree' },
    ] as const;

    expect(toDiagnostics(problems)).toStrictEqual([
      { file: 'a.md', severity: 'warning', code: 'page-not-in-nav', message: 'No tree' },
      { file: 'b.md', line: 3, column: 7, severity: 'error', code: 'link-broken', message: 'No page', hint: 'Write it.' },
    ]);
  });
});

describe('problems as JSON', () => {
  it('can be read by programs, whatever is in them', () => {
    const message = 'A & B < C ]]> "\u0000" \uD83D';
    const text = formatJson([{ rule: 'x', severity: 'error', place: { file: 'a.md' }, message }]);

    expect(JSON.parse(text)).toEqual({ diagnostics: [{ file: 'a.md', severity: 'error', code: 'x', message }] });
    expect(text).toMatch(/\\ud83d"\n/);
  });

  it('are an empty list when there are none', () => {
    expect(JSON.parse(formatJson([]))).toEqual({ diagnostics: [] });
  });
});
