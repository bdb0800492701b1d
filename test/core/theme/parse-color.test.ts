import { describe, expect, it } from 'vitest';
import { formatHex, toOklch } from '../../../core/theme/measure-color.ts';
import { fromOklch, parseColor } from '../../../core/theme/parse-color.ts';

describe('parseColor', () => {
  it.each([
    ['#0b6e4f', '#0b6e4f'],
    ['#FFF', '#ffffff'],
    ['rgb(11 110 79)', '#0b6e4f'],
    ['rgb(11, 110, 79)', '#0b6e4f'],
    ['hsl(161 82% 24%)', '#0b6f50'],
    ['hsl(0deg, 100%, 50%)', '#ff0000'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(62.8% 0.2577 29.23)', '#ff0000'],
  ])('reads %s', (text, hex) => {
    expect(formatHex(parseColor(text)!)).toBe(hex);
  });

  it.each(['red', '#12', '#12345678', 'rgb(1 2)', 'oklch(from red l c h)', 'rgb(1 2 3 / 0.5)', 'var(--x)', ''])(
    'rejects "%s"',
    (text) => {
      expect(parseColor(text)).toBeUndefined();
    },
  );
});

describe('fromOklch', () => {
  it('is the inverse of toOklch', () => {
    for (const hex of ['#0b6e4f', '#ffcc00', '#123456', '#e91e63'])
      expect(formatHex(fromOklch(toOklch(parseColor(hex)!)))).toBe(hex);
  });

  it('keeps the hue and the lightness of a color that no screen can show', () => {
    const shown = toOklch(fromOklch({ lightness: 0.5, chroma: 0.4, hue: 150 }));

    expect(shown.lightness).toBeCloseTo(0.5, 2);
    expect(Math.round(shown.hue)).toBe(150);
    expect(shown.chroma).toBeLessThan(0.2);
  });
});
