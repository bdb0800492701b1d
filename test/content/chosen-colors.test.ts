import { describe, expect, it } from 'vitest';
import { findTextColor, formatMix, mixColor } from '../../content/chosen-colors.ts';

describe('a chosen colour', () => {
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
    expect([0, 50, -30].map((step) => formatMix('primary', step))).toEqual(['var(--primary)', 'color-mix(in srgb, var(--primary) 50%, white)', 'color-mix(in srgb, var(--primary) 70%, black)']);
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
