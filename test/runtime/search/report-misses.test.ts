import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportMisses } from '../../../runtime/search/report-misses.ts';

const reported: unknown[] = [];
const collect = (event: Event) => void reported.push((event as CustomEvent).detail);

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener('docs:search-miss', collect);
});
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('docs:search-miss', collect);
  reported.length = 0;
});

it('a miss is reported once the reader has stopped typing, and each query once', () => {
  const misses = reportMisses();
  for (const query of ['U', 'Un', 'Unicorn']) {
    misses.settle();
    misses.record(query);
    vi.advanceTimersByTime(200);
  }
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(2000);
  misses.record('UNICORN');
  vi.advanceTimersByTime(2000);

  expect(reported).toEqual([{ query: 'unicorn' }]);
});

it('a query that the reader has changed is not reported', () => {
  const misses = reportMisses();
  misses.record('unicorn');
  misses.settle();
  vi.advanceTimersByTime(5000);

  expect(reported).toEqual([]);
});
