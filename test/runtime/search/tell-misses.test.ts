import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellMisses } from '../../../runtime/search/tell-misses.ts';

const told: unknown[] = [];
const hear = (event: Event) => void told.push((event as CustomEvent).detail);

beforeEach(() => {
  vi.useFakeTimers();
  document.addEventListener('docs:search-miss', hear);
});
afterEach(() => {
  vi.useRealTimers();
  document.removeEventListener('docs:search-miss', hear);
  told.length = 0;
});

it('a miss is told once the reader rests, and each query once', () => {
  const misses = tellMisses();
  for (const query of ['U', 'Un', 'Unicorn']) {
    misses.settle();
    misses.hear(query);
    vi.advanceTimersByTime(200);
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2000);
  misses.hear('UNICORN');
  vi.advanceTimersByTime(2000);

  expect(told).toEqual([{ query: 'unicorn' }]);
});

it('a query that the reader has left is not told', () => {
  const misses = tellMisses();
  misses.hear('unicorn');
  misses.settle();
  vi.advanceTimersByTime(5000);

  expect(told).toEqual([]);
});
