import { describe, expect, it } from 'vitest';
import { parseSourceSet } from '../../../core/text/parse-source-set.ts';

const one = { href: '/a.png', descriptor: '1x' };
const two = { href: '/b.png', descriptor: '2x' };

describe('a srcset', () => {
  it.each([
    ['a space after the comma', '/a.png 1x, /b.png 2x'],
    ['no space after the comma', '/a.png 1x,/b.png 2x'],
    ['spaces and line breaks everywhere', '\n  /a.png  1x ,\n  /b.png  2x\n'],
    ['a comma too many', ',/a.png 1x,,/b.png 2x,'],
  ])('is split with %s', (_name, value) => {
    expect(parseSourceSet(value)).toEqual([one, two]);
  });

  it.each([
    ['one address alone', '/a.png', [{ href: '/a.png', descriptor: '' }]],
    [
      'addresses without descriptors',
      '/a.png, /b.png',
      [
        { href: '/a.png', descriptor: '' },
        { href: '/b.png', descriptor: '' },
      ],
    ],
    ['an address with commas', '/w_1,h_2/a.png 1x', [{ href: '/w_1,h_2/a.png', descriptor: '1x' }]],
    ['a data address', 'data:image/png;base64,AA== 1x', [{ href: 'data:image/png;base64,AA==', descriptor: '1x' }]],
    ['two descriptors', '/a.png 640w  360h', [{ href: '/a.png', descriptor: '640w 360h' }]],
    ['a descriptor with parentheses', '/a.png f(1,2), /b.png 2x', [{ href: '/a.png', descriptor: 'f(1,2)' }, two]],
    ['a parenthesis that is never closed', '/a.png f(1, /b.png', [{ href: '/a.png', descriptor: 'f(1, /b.png' }]],
    ['nothing', ' ,, ', []],
  ])('may have %s', (_name, value, expected) => {
    expect(parseSourceSet(value)).toEqual(expected);
  });
});
