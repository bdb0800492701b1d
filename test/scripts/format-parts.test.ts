import { describe, expect, it } from 'vitest';
import { formatPart, formatTotals } from '../../scripts/format-parts.mjs';

describe('a part of npm test', () => {
  it('shows how many tests ran, and how many did not', () => {
    const output = ' Test Files  9 passed (9)\n      Tests  310 passed | 2 skipped (312)\n   Start at  00:00:00\n';

    expect(formatPart({ name: 'unit', state: 'passed', seconds: 8.06, output })).toBe(
      'unit      passed    8.1 s  310 passed, 2 skipped (tests)',
    );
  });

  it('says why it was skipped', () => {
    const hint = 'no Chromium found: install Chromium or Chrome';

    expect(formatPart({ name: 'browser', state: 'skipped', output: '', hint })).toBe(
      'browser   skipped   no Chromium found: install Chromium or Chrome',
    );
  });
});

describe('the last line of npm test', () => {
  it('counts the parts', () => {
    const part = { name: 'unit', output: '' };

    expect(
      formatTotals([
        { ...part, state: 'passed' },
        { ...part, state: 'skipped' },
      ]),
    ).toBe('1 passed, 0 failed, 1 skipped');
  });
});
