import { describe, expect, it } from 'vitest';
import { drawStroke } from '../../../../core/pictures/cards/draw-strokes.ts';

const at = ({ x, y, width, values }: ReturnType<typeof drawStroke>, column: number, row: number) =>
  values[(row - y) * width + column - x];

describe('a stroke', () => {
  it('covers a line and its round ends', () => {
    const line = drawStroke({ kind: 'line', from: [10, 10], to: [20, 10] }, 4);

    expect(at(line, 15, 9)).toBe(1);
    expect(at(line, 15, 12)).toBe(0);
    expect(at(line, 8, 9)).toBeGreaterThan(0);
    expect(at(line, 8, 8)).toBeLessThan(at(line, 8, 9) ?? 0);
  });

  it('covers a quarter of a circle, and not the others', () => {
    const corner = drawStroke({ kind: 'corner', center: [50, 50], radius: 20, towards: [1, -1] }, 4);

    expect(at(corner, 64, 35)).toBeGreaterThan(0.9);
    expect(at(corner, 50, 50)).toBe(0);
  });
});
