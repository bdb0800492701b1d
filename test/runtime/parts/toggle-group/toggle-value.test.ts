import { describe, expect, it } from 'vitest';
import { isSelected, toggleExclusive, toggleMultiple } from '../../../../runtime/parts/toggle-group/toggle-value.ts';

describe('a press in an exclusive group', () => {
  it('selects the value', () => {
    expect(toggleExclusive('left', 'right')).toBe('right');
    expect(toggleExclusive(null, 'right')).toBe('right');
  });

  it('clears the value that is selected', () => {
    expect(toggleExclusive('left', 'left')).toBeNull();
  });
});

describe('a press in a group of several', () => {
  it('adds the value at the end', () => {
    expect(toggleMultiple(['b'], 'a')).toEqual(['b', 'a']);
  });

  it('removes the value', () => {
    expect(toggleMultiple(['b', 'a', 'c'], 'a')).toEqual(['b', 'c']);
  });

  it('creates a list from null', () => {
    expect(toggleMultiple<string>(null, 'a')).toEqual(['a']);
  });

  it('does not change the passed list', () => {
    const selected = Object.freeze(['a']);

    expect(toggleMultiple(selected, 'b')).not.toBe(selected);
    expect(selected).toEqual(['a']);
  });
});

describe('isSelected', () => {
  it.each([
    ['a', 'a', true],
    [['b', 'a'], 'a', true],
    ['a', 'b', false],
    [1, '1', false],
    [['1'], 1, false],
    ['abc', 'a', false],
    [undefined, undefined, false],
    [[undefined], undefined, false],
    [null, null, true],
  ])('returns, with %j selected, for %j: %s', (selected, value, expected) => {
    expect(isSelected(selected, value)).toBe(expected);
  });
});
