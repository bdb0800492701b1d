import { describe, expect, it } from 'vitest';
import { findReadable } from '../../../core/theme/find-readable.ts';
import { measureContrast, toOklch } from '../../../core/theme/measure-color.ts';
import { parseColor } from '../../../core/theme/parse-color.ts';

const white = parseColor('#fff')!;
const black = parseColor('#101418')!;

describe('findReadable', () => {
  it.each(['#ffcc00', '#7fffd4', '#ff69b4', '#888888'])('darkens %s on white just as far as needed', (text) => {
    const found = findReadable(parseColor(text)!, [white]);

    expect(measureContrast(found, white)).toBeGreaterThanOrEqual(4.5);
    expect(measureContrast(found, white)).toBeLessThan(4.8);
  });

  it('keeps the hue', () => {
    expect(toOklch(findReadable(parseColor('#ff69b4')!, [white])).hue).toBeCloseTo(
      toOklch(parseColor('#ff69b4')!).hue,
      0,
    );
  });

  it('lightens a color on a dark background', () => {
    const found = findReadable(parseColor('#00008b')!, [black]);

    expect(measureContrast(found, black)).toBeGreaterThanOrEqual(4.5);
    expect(toOklch(found).lightness).toBeGreaterThan(toOklch(parseColor('#00008b')!).lightness);
  });

  it('returns black or white if no color of the hue has enough contrast', () => {
    expect(findReadable(white, [white], 21.5)).toEqual([0, 0, 0]);
  });
});
