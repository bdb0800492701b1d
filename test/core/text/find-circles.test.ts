import { describe, expect, it } from 'vitest';
import { findCircles } from '../../../core/text/find-circles.ts';

const circles = (needs: Record<string, readonly string[]>) => findCircles(new Map(Object.entries(needs)));

describe('the order of things that need each other', () => {
  it('begins with those that need nothing', () => {
    expect(circles({ main: ['b', 'a'], a: ['b'], b: [] })).toEqual([['b'], ['a'], ['main']]);
  });

  it('keeps a circle together, after what it needs', () => {
    expect(circles({ a: ['b'], b: ['c', 'd'], c: ['a'], d: [] })).toEqual([['d'], ['a', 'b', 'c']]);
  });

  it('is the same in whatever order they are named', () => {
    expect(circles({ b: [], c: ['a'], a: [] })).toEqual(circles({ a: [], b: [], c: ['a'] }));
  });

  it('leaves out things that are needed and missing', () => {
    expect(circles({ a: ['gone'] })).toEqual([['a']]);
  });
});
