import { describe, expect, it } from 'vitest';
import { planWidths } from '../../../core/pictures/plan-widths.ts';

describe('the widths of a picture', () => {
  it.each([
    [200, [200]],
    [450, [450]],
    [1440, [400, 800, 1200, 1440]],
    [6000, [400, 800, 1200, 1600, 2400]],
  ])('of %i pixels are never more than it has', (width, widths) => {
    expect(planWidths(width)).toEqual(widths);
  });
});
