import { describe, expect, it } from 'vitest';
import { formatHex, measureContrast } from '../../../core/theme/measure-color.ts';
import { parseColor } from '../../../core/theme/parse-color.ts';

describe('measureContrast', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#777', '#fff', 4.48],
    ['#fff', '#777', 4.48],
    ['#ffcc00', '#fff', 1.5],
  ])('measures %s on %s as WCAG does', (one, other, contrast) => {
    expect(measureContrast(parseColor(one)!, parseColor(other)!)).toBeCloseTo(contrast, 1);
  });
});

describe('formatHex', () => {
  it('writes two digits for each part', () => {
    expect(formatHex([1, 0.5, 0])).toBe('#ff8000');
  });
});
