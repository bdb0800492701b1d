import { describe, expect, it } from 'vitest';
import { formatProgress } from '../../../../core/check/report/format-progress.ts';

describe('formatProgress', () => {
  it('shows the time in whole seconds, and how far a stage is', () => {
    expect(formatProgress([{ name: 'pages', done: 120, total: 321 }], 14_999)).toBe('[14 s] pages 120 of 321');
  });

  it('shows a count without a total, and no count that has not begun', () => {
    expect(formatProgress([{ name: 'api', done: 3 }], 2000)).toBe('[2 s] api 3');
    expect(formatProgress([{ name: 'bundle', done: 0 }], 2000)).toBe('[2 s] bundle');
  });

  it('names every stage that is running', () => {
    const stages = [
      { name: 'pages', done: 0, total: 2 },
      { name: 'bundle', done: 0 },
    ];

    expect(formatProgress(stages, 61_000)).toBe('[61 s] pages 0 of 2, bundle');
  });
});
