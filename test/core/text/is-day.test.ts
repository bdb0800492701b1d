import { expect, it } from 'vitest';
import { isDay } from '../../../core/text/is-day.ts';

it.each([
  ['2026-01-31', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-1-1', false],
  ['yesterday', false],
])('%s is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});
