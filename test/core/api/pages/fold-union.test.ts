import { describe, expect, it } from 'vitest';
import { foldUnion } from '../../../../core/api/pages/fold-union.ts';

const colors = (count: number) =>
  Array.from({ length: count }, (_, index) => `'a-rather-long-color-${index}'`).join(' | ');

describe('foldUnion', () => {
  it('does not fold short unions, or long types with few members', () => {
    expect(foldUnion("'a' | 'b'")).toBeUndefined();
    expect(foldUnion(colors(5))).toBeUndefined();
    expect(foldUnion(`{ ${'a: string | number; '.repeat(12)}}`)).toBeUndefined();
  });

  it('keeps the first four members of a long union, and counts the others', () => {
    expect(foldUnion(colors(9))).toEqual({ start: colors(4), more: 5 });
  });

  it('treats bars inside brackets and strings as parts of a member', () => {
    expect(foldUnion(`Array<'x' | 'y'> | 'p | q' | ${colors(6)}`)?.start).toBe(
      `Array<'x' | 'y'> | 'p | q' | ${colors(2)}`,
    );
  });

  it('does not split the result of a function', () => {
    expect(foldUnion(`() => ${colors(9)}`)).toBeUndefined();
  });
});
