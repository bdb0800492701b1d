import { describe, expect, it } from 'vitest';
import { findNearest } from '../../../core/text/find-nearest.ts';

describe('the nearest word', () => {
  it.each([
    ['tilte', 'title'],
    ['Title', 'title'],
    ['porducts', 'products'],
    ['lang', undefined],
    ['', undefined],
    ['__proto__', undefined],
  ])('to %j is %j', (word, nearest) => {
    expect(findNearest(word, ['title', 'products', 'languages'])).toBe(nearest);
  });

  it('is the first of two that are equally near', () => {
    expect(findNearest('bat', ['cat', 'rat'])).toBe('cat');
  });

  it('is not looked for when a word is very long', () => {
    expect(findNearest('a'.repeat(100_000), ['a'.repeat(100_000)])).toBeUndefined();
  });
});
