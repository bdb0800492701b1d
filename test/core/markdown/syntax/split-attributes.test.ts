import { describe, expect, it } from 'vitest';
import { splitAttributes } from '../../../../core/markdown/syntax/split-attributes.ts';

describe('the title of a container', () => {
  it.each([
    ['', { title: '', attributes: {} }],
    ['More about it', { title: 'More about it', attributes: {} }],
    ['More about it {open}', { title: 'More about it', attributes: { open: '' } }],
    ['[More] {open type="a b" size=2}', { title: 'More', attributes: { open: '', type: 'a b', size: '2' } }],
    ['A {b} c', { title: 'A {b} c', attributes: {} }],
  ])('is split from its attributes: %j', (text, parts) => {
    expect(splitAttributes(text)).toEqual(parts);
  });
});
