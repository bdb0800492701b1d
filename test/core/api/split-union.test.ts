import { describe, expect, it } from 'vitest';
import { splitUnion } from '../../../core/api/split-union.ts';

describe('the members of a union', () => {
  it.each([
    ['boolean', ['boolean']],
    ["'a' | 'b'", ["'a'", "'b'"]],
    ["| 'a'\n | 'b'", ["'a'", "'b'"]],
    ['\'a | b\' | "c | d" | `e | f`', ["'a | b'", '"c | d"', '`e | f`']],
    ["'it\\'s | x' | 1", ["'it\\'s | x'", '1']],
    ['ReactNode | ((state: A | B) => C | D)', ['ReactNode', '((state: A | B) => C | D)']],
    ['(a: A | B) => C | D', ['(a: A | B) => C | D']],
    ['Partial<A | B> | { a: 1 | 2 } | (1 | 2)[]', ['Partial<A | B>', '{ a: 1 | 2 }', '(1 | 2)[]']],
    ['', []],
  ])('%s', (type, members) => {
    expect(splitUnion(type)).toEqual(members);
  });
});
