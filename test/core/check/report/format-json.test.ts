import { describe, expect, it } from 'vitest';
import { formatJson } from '../../../../core/check/report/format-json.ts';

describe('problems as JSON', () => {
  it('are a list that programs can read, whatever is in them', () => {
    const message = 'A & B < C ]]> "\u0000" \uD83D';
    const text = formatJson([{ rule: 'x', severity: 'error', place: { file: 'a.md' }, message }]);

    expect(JSON.parse(text)).toEqual([{ file: 'a.md', severity: 'error', code: 'x', message }]);
    expect(text).toMatch(/\\ud83d"\n/);
  });

  it('are an empty list when there are none', () => {
    expect(formatJson([])).toBe('[]\n');
  });
});
