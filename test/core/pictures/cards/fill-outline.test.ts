import { describe, expect, it } from 'vitest';
import type { OutlineStep } from '../../../../core/pictures/cards/card.ts';
import { fillOutline } from '../../../../core/pictures/cards/fill-outline.ts';

const polygon = (...points: readonly (readonly [number, number])[]): OutlineStep[] => [
  ...points.map(([x, y], index): OutlineStep => ({ type: index === 0 ? 'M' : 'L', x, y })),
  { type: 'Z' },
];
const sumOf = (outline: readonly OutlineStep[]) => {
  const { values } = fillOutline(outline)!;
  return values.reduce((sum, value) => sum + value, 0);
};

describe('a filled outline', () => {
  it('covers each pixel by its area inside the outline', () => {
    const { x, y, width, values } = fillOutline(polygon([1.5, 2], [3, 2], [3, 3.25], [1.5, 3.25]))!;

    expect({ x, y }).toEqual({ x: 1, y: 2 });
    expect(Array.from(values.slice(0, 3))).toEqual([0.5, 1, 0]);
    expect(Array.from(values.slice(width, width + 3))).toEqual([0.125, 0.25, 0]);
  });

  it('has the area of its shape, whichever way it is drawn, and without its holes', () => {
    expect(sumOf(polygon([0, 0], [10, 0], [0, 10]))).toBeCloseTo(50, 3);
    expect(sumOf(polygon([0, 10], [10, 0], [0, 0]))).toBeCloseTo(50, 3);
    expect(
      sumOf([...polygon([0, 0], [10, 0], [10, 10], [0, 10]), ...polygon([2, 2], [2, 8], [8, 8], [8, 2])]),
    ).toBeCloseTo(64, 3);
  });

  it('follows curves', () => {
    const k = 0.5523 * 20;
    const circle: OutlineStep[] = [
      { type: 'M', x: 40, y: 20 },
      { type: 'C', x1: 40, y1: 20 + k, x2: 20 + k, y2: 40, x: 20, y: 40 },
      { type: 'C', x1: 20 - k, y1: 40, x2: 0, y2: 20 + k, x: 0, y: 20 },
      { type: 'C', x1: 0, y1: 20 - k, x2: 20 - k, y2: 0, x: 20, y: 0 },
      { type: 'C', x1: 20 + k, y1: 0, x2: 40, y2: 20 - k, x: 40, y: 20 },
      { type: 'Z' },
    ];

    expect(Math.abs(sumOf(circle) - Math.PI * 400)).toBeLessThan(12);
    expect(sumOf([{ type: 'M', x: 0, y: 0 }, { type: 'Q', x1: 5, y1: 10, x: 10, y: 0 }, { type: 'Z' }])).toBeCloseTo(
      33.3,
      0,
    );
  });

  it('is undefined for an empty outline', () => {
    expect(fillOutline([])).toBeUndefined();
  });
});
