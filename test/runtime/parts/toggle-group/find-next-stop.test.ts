import { describe, expect, it } from 'vitest';
import { findNextStop } from '../../../../runtime/parts/toggle-group/find-next-stop.ts';

describe('the focus of a group of three', () => {
  it.each([
    ['ArrowRight', 0, 'ltr', 1],
    ['ArrowRight', 2, 'ltr', 0],
    ['ArrowLeft', 0, 'ltr', 2],
    ['ArrowRight', 1, 'rtl', 0],
    ['ArrowLeft', 1, 'rtl', 2],
    ['ArrowDown', 1, 'rtl', 2],
    ['ArrowUp', 1, 'rtl', 0],
    ['Home', 2, 'ltr', 0],
    ['End', 0, 'rtl', 2],
    ['Enter', 0, 'ltr', undefined],
  ] as const)('moves by %s from %i in %s to %s', (key, current, direction, next) => {
    expect(findNextStop(key, { count: 3, current, direction })).toBe(next);
  });

  it('does not move when every button is disabled', () => {
    expect(findNextStop('Home', { count: 0, current: -1, direction: 'ltr' })).toBeUndefined();
  });
});
