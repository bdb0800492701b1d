import { describe, expect, it } from 'vitest';
import { findTextColor, formatLift, formatMix, liftColor, mixColor } from '../../content/chosen-colors.ts';

describe('a chosen color', () => {
  it.each([
    [0, '#7b1fa2'],
    [100, '#ffffff'],
    [-100, '#000000'],
    [50, '#bd8fd1'],
    [-30, '#561671'],
  ])('is mixed by %i per cent', (step, mixed) => {
    expect(mixColor('#7b1fa2', step)).toBe(mixed);
  });

  it('is mixed by CSS alike', () => {
    expect([0, 50, -30].map((step) => formatMix('primary', step))).toEqual(['var(--chosen-primary)', 'color-mix(in srgb, var(--chosen-primary) 50%, white)', 'color-mix(in srgb, var(--chosen-primary) 70%, black)']);
  });

  it.each(['#101418', '#3e2723', '#7b1fa2', '#0000ff', '#000000'])('%s becomes light enough for dark grounds', (color) => {
    expect(contrastOf(liftColor(color), '#383838')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['#90caf9', '#ffffff', '#ffff00'])('%s stays as it is on dark grounds', (color) => {
    expect(liftColor(color)).toBe(color);
  });

  it('becomes lighter by CSS alike', () => {
    expect(formatLift('primary')).toMatch(/^oklch\(from var\(--primary\) max\(l, 0\.76\) min\(c, calc\(0\.15 \+ .+\)\) h\)$/);
  });

  it.each([
    ['#7b1fa2', '#ffffff'],
    ['#767676', '#ffffff'],
    ['#777777', 'rgba(0, 0, 0, 0.87)'],
    ['#ffff00', 'rgba(0, 0, 0, 0.87)'],
  ])('%s carries text in %s', (color, text) => {
    expect(findTextColor(color)).toBe(text);
  });
});

function contrastOf(...colors: string[]): number {
  const [dark = 0, light = 0] = colors.map(toLuminance).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

function toLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
