import { describe, expect, it } from 'vitest';
import type { CardFont } from '../../../core/cards/card.ts';
import { drawCard } from '../../../core/cards/draw-card.ts';

// Each letter is a square.
const font: CardFont = {
  has: () => true,
  width: (text, size) => [...text].length * size,
  outline: (text, { x, y, size }) =>
    [...text].flatMap((_, index) => {
      const left = x + index * size;
      return [
        { type: 'M', x: left, y },
        { type: 'L', x: left + size / 2, y },
        { type: 'L', x: left + size / 2, y: y - size / 2 },
        { type: 'L', x: left, y: y - size / 2 },
        { type: 'Z' },
      ] as const;
    }),
};
const card = { title: 'ABC', owner: 'Kit', note: 'x', isRtl: false };

function colorAt({ pixels, palette }: ReturnType<typeof drawCard>, x: number, y: number) {
  const index = pixels[y * 1200 + x]!;
  return Array.from(palette.slice(index * 3, index * 3 + 3));
}

describe('a card', () => {
  it('has its title in ink at the start, within a glass with a lit corner', () => {
    const picture = drawCard(card, font);

    expect(picture.pixels).toHaveLength(1200 * 630);
    expect(colorAt(picture, 110, 440)).toEqual([240, 244, 250]);
    expect(colorAt(picture, 600, 400)).toEqual([16, 20, 24]);
    expect(colorAt(picture, 1156, 120)).toEqual([77, 163, 255]);
    expect(colorAt(picture, 44, 300)).toEqual([58, 68, 80]);
  });

  it('is the other way round for a language that is read from right to left', () => {
    const picture = drawCard({ ...card, isRtl: true }, font);

    expect(colorAt(picture, 44, 120)).toEqual([77, 163, 255]);
    expect(colorAt(picture, 110, 440)).toEqual([16, 20, 24]);
    expect(colorAt(picture, 1200 - 104 - 80, 440)).toEqual([240, 244, 250]);
  });

  it('is the same each time', () => {
    expect(drawCard(card, font)).toEqual(drawCard(card, font));
  });
});
