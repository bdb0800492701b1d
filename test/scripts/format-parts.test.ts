import { describe, expect, it } from 'vitest';
import { formatDuration, formatPart, formatSlowest, formatTotals } from '../../scripts/format-parts.mjs';

describe('a part of npm test', () => {
  it('shows how many tests ran, and how many did not', () => {
    const output = ' Test Files  9 passed (9)\n      Tests  310 passed | 2 skipped (312)\n   Start at  00:00:00\n';

    expect(formatPart({ name: 'unit', state: 'passed', seconds: 8.06, output })).toBe(
      'unit      passed    8.1 s  310 passed, 2 skipped (tests)',
    );
  });

  it('shows why it was skipped', () => {
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
    ).toBe('Parts: 1 passed, 0 failed, 1 skipped.');
  });

  it('adds up the tests of all parts', () => {
    const outputs = ['Tests  310 passed | 2 skipped (312)', 'Tests  1 failed | 20 passed (21)', 'no tests'];

    expect(formatTotals(outputs.map((line) => ({ name: 'unit', state: 'failed', output: `      ${line}\n` })))).toBe(
      'Parts: 0 passed, 3 failed, 0 skipped. Tests: 330 passed, 1 failed, 2 skipped.',
    );
  });
});

describe('the slowest files of npm test', () => {
  const files = Array.from({ length: 20 }, (_none, index) => ({
    file: `test/${index}.test.ts`,
    tests: index,
    seconds: index / 2,
  }));

  it('are twelve, the longest first', () => {
    const lines = formatSlowest(files).split('\n');

    expect(lines).toHaveLength(13);
    expect(lines[1]).toBe('     9.5 s  test/19.test.ts (19)');
    expect(lines[12]).toBe('     4.0 s  test/8.test.ts (8)');
  });

  it('are omitted if no test ran', () => {
    expect(formatSlowest([])).toBe('');
  });
});

describe('the time of npm test', () => {
  it('is compared with a clean build of the site', () => {
    expect(formatDuration({ seconds: 411.4, siteSeconds: 75 })).toBe(
      'All of it took 411 s: 5.5 times the build of this site from nothing (75.0 s).',
    );
  });

  it('is not compared if the site was already built', () => {
    expect(formatDuration({ seconds: 350 })).toBe(
      'All of it took 350 s. The site had been built before, so that its build is no measure.',
    );
  });
});
