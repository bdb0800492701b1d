import { describe, expect, it } from 'vitest';
import { measureCenteredWave, measureWave } from '../../../../runtime/parts/ripple/measure-wave.ts';

describe('the wave of a press', () => {
  it('has the diagonal of twice the larger distance to each side and 2 px more', () => {
    const wave = measureWave({ width: 100, height: 40 }, { x: 80, y: 10 });

    expect(wave.size).toBeCloseTo(Math.hypot(162, 62));
    expect(wave.left + wave.size / 2).toBeCloseTo(80);
    expect(wave.top + wave.size / 2).toBeCloseTo(10);
  });

  it('reaches every corner wherever the press is', () => {
    const { size, left, top } = measureWave({ width: 100, height: 40 }, { x: 0, y: 0 });

    expect(Math.hypot(100 - (left + size / 2), 40 - (top + size / 2))).toBeLessThan(size / 2);
  });
});

describe('a wave in the middle', () => {
  it('has the root of a third of twice the width squared and the height squared', () => {
    expect(measureCenteredWave({ width: 100, height: 40 }).size).toBeCloseTo(Math.sqrt((2 * 100 ** 2 + 40 ** 2) / 3));
  });

  it('is 1 px larger if its size is even', () => {
    expect(measureCenteredWave({ width: 40, height: 40 })).toEqual({ size: 41, left: -0.5, top: -0.5 });
  });
});
