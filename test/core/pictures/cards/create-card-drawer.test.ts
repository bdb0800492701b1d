import { describe, expect, it } from 'vitest';
import type { CardFont, Picture } from '../../../../core/pictures/cards/card.ts';
import { createCardDrawer } from '../../../../core/pictures/cards/create-card-drawer.ts';

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
const drawCard = createCardDrawer(font);
const card = { title: 'ABC', owner: 'Kit', note: 'x', isRtl: false };

function colorAt({ pixels, palette }: Picture, x: number, y: number) {
  const index = pixels[y * 1200 + x]!;
  return Array.from(palette.slice(index * 3, index * 3 + 3));
}

describe('a card', () => {
  it('has its title in ink at the start, within a glass with a lit corner', () => {
    const picture = drawCard(card);

    expect(picture.pixels).toHaveLength(1200 * 630);
    expect(colorAt(picture, 110, 440)).toEqual([240, 244, 250]);
    expect(colorAt(picture, 600, 400)).toEqual([16, 20, 24]);
    expect(colorAt(picture, 1156, 120)).toEqual([77, 163, 255]);
    expect(colorAt(picture, 44, 300)).toEqual([58, 68, 80]);
  });

  it('is mirrored for a right-to-left language', () => {
    const picture = drawCard({ ...card, isRtl: true });

    expect(colorAt(picture, 44, 120)).toEqual([77, 163, 255]);
    expect(colorAt(picture, 110, 440)).toEqual([16, 20, 24]);
    expect(colorAt(picture, 1200 - 104 - 80, 440)).toEqual([240, 244, 250]);
  });

  it('is the same each time, whatever was drawn before', () => {
    const toBytes = ({ pixels, palette }: Picture) => Buffer.concat([pixels, palette]).toString('base64');
    const first = toBytes(drawCard(card));

    drawCard({ ...card, title: 'DEFGH', isRtl: true });

    expect(toBytes(drawCard(card)) === first).toBe(true);
    expect(toBytes(createCardDrawer(font)(card)) === first).toBe(true);
  });
});
