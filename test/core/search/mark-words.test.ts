import { describe, expect, it } from 'vitest';
import { markWords } from '../../../core/search/mark-words.ts';

function mark(text: string, words: readonly string[], marks: readonly string[] = []): string {
  return markWords(text, { words, marks })
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('');
}

describe('a marked text', () => {
  it.each([
    ['disableRipple', ['ripple'], 'disable[Ripple]'],
    ['disableRipple', ['disable', 'ripple'], '[disable][Ripple]'],
    ['disableRipple', ['disablerip'], '[disableRip]ple'],
    ['React Button component', ['butt'], 'React [Butt]on component'],
    ['Über uns', ['uber'], '[Über] uns'],
    ['支持国际化的', ['国际', '际化'], '支持[国际化]的'],
    ['다국어지원', ['지원'], '다국어[지원]'],
    ['nothing here', ['button'], 'nothing here'],
  ])('marks in %j the matches of %j', (text, words, marked) => {
    expect(mark(text, words)).toBe(marked);
  });

  it('marks the word that matched a misspelled one', () => {
    expect(mark('React Button', ['buton'], ['button'])).toBe('React [Button]');
  });

  it('has the original text in its pieces', () => {
    const text = '“Straße” <b> &amp; GridToolbar';

    expect(
      markWords(text, { words: ['grid', 'b'], marks: [] })
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
