import { describe, expect, it } from 'vitest';
import { readStartTag, readTagName } from '../../../../core/check/plain/read-tag.ts';

describe('a start tag', () => {
  it('has its name, its attributes and their places', () => {
    expect(readStartTag('a<A HREF="/b?c&amp;d"\n hidden/>', 1)).toEqual({
      name: 'a',
      isClosed: true,
      names: ['href', 'hidden'],
      values: ['/b?c&d', ''],
      places: [4, 23],
      end: 31,
    });
  });

  it.each(['<>', '<1>', '<a', '<a b', '<a b="', '<a b=c>', "<a b='c'>", '<a b="c"d>', '<a b="1" B="2">', '<a b="&c">'])(
    'is left to the parser: %s',
    (text) => {
      expect(readStartTag(text, 0)).toBeUndefined();
    },
  );
});

describe('the name of a tag', () => {
  it('ends before the first character that it cannot contain', () => {
    expect(readTagName('</h1>', 2)).toBe('h1');
    expect(readTagName('</ h1>', 2)).toBe('');
  });
});
