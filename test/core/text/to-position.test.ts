import { describe, expect, it } from 'vitest';
import { toPosition } from '../../../core/text/to-position.ts';

describe('the position of an offset', () => {
  it.each([
    ['', 0, 1, 1],
    ['ab\ncd', 2, 1, 3],
    ['ab\ncd', 3, 2, 1],
    ['a\r\nb\rc\nd', 7, 4, 1],
    ['ab\n', 3, 2, 1],
    ['a😀b', 3, 1, 4],
  ])('%j, %i is line %i, column %i', (text, offset, line, column) => {
    expect(toPosition(text, offset)).toEqual({ line, column });
  });
});
