import { describe, expect, it } from 'vitest';
import type { CardFont } from '../../../../core/pictures/cards/card.ts';
import { layOutTitle } from '../../../../core/pictures/cards/lay-out-title.ts';

// Each letter is half as wide as it is high.
const font: CardFont = {
  has: () => true,
  width: (text, size) => ([...text].length * size) / 2,
  outline: () => [],
};
const layOut = (title: string) => layOutTitle(title, { font, width: 880 });

describe('a title', () => {
  it('has the largest size that fits', () => {
    expect(layOut('Button group')).toEqual({ size: 88, lines: ['Button group'] });
    expect(layOut('Working with slots everywhere')).toEqual({
      size: 88,
      lines: ['Working with slots', 'everywhere'],
    });
  });

  it('is smaller if it is longer, and is cut off if it does not fit', () => {
    expect(layOut('one two three four five six seven eight nine ten').size).toBe(72);
    const { size, lines } = layOut('word '.repeat(80));

    expect(size).toBe(56);
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/…$/);
    for (const line of lines) expect(font.width(line, size)).toBeLessThanOrEqual(880);
  });

  it('breaks a word that is wider than the card, and text that is written without spaces', () => {
    expect(layOut('x'.repeat(50)).lines).toEqual(['x'.repeat(31), 'x'.repeat(19)]);
    expect(layOut('按钮'.repeat(15)).lines).toEqual(['按钮'.repeat(10), '按钮'.repeat(5)]);
  });
});
