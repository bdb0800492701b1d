import { describe, expect, it } from 'vitest';
import { describeValue, isObject } from '../../../core/text/describe-value.ts';

describe('the description of a value', () => {
  it.each([
    [null, 'null'],
    [undefined, 'undefined'],
    [[], 'a list'],
    [{}, 'an object'],
    [Object.create(null), 'an object'],
    [new Date(0), 'a date'],
    [new Map(), 'an object of another kind'],
    ['', 'a string'],
    [1, 'a number'],
    [Number.NaN, 'not a finite number'],
    [1n, 'a big integer'],
    [true, 'a boolean'],
    [Symbol('a'), 'a symbol'],
    [() => 1, 'a function'],
  ])('%# names its type', (value, words) => {
    expect(describeValue(value)).toBe(words);
  });

  it('never runs code of the value', () => {
    const trap = {
      toString: () => {
        throw new Error('ran');
      },
    };

    expect(describeValue(trap)).toBe('an object');
  });
});

describe('an object with keys', () => {
  it('is neither a list nor a date', () => {
    expect([{}, [], new Date(0), null, 'a'].map(isObject)).toEqual([true, false, false, false, false]);
  });
});
