import { describe, expect, it } from 'vitest';
import { joinUnion } from '../../../core/api/join-union.ts';

describe('the members of a union', () => {
  it.each([
    [['string'], 'string'],
    [['() => void'], '() => void'],
    [['() => void', 'null'], '(() => void) | null'],
    [['{ a: string }', '(a: A) => B', 'undefined'], '{ a: string } | ((a: A) => B) | undefined'],
  ])('%j are joined as %s', (members, text) => {
    expect(joinUnion(members)).toBe(text);
  });
});
