import { describe, expect, it } from 'vitest';
import { createSegmenter, foldText, listPairs, splitWords } from '../../../core/search/split-words.ts';

describe('the words of a text', () => {
  it('are in lower case and without accents, whatever stands between them', () => {
    expect(splitWords('Überblick – “Café”, re-use!').map(({ whole }) => whole)).toEqual([
      'uberblick',
      'cafe',
      're',
      'use',
    ]);
    expect(foldText('한국어 ダ')).toBe('한국어 ダ');
  });

  it('have parts where they are written in camel case', () => {
    expect(splitWords('disableRipple SvgIcon XMLHttpRequest plain')).toEqual([
      { whole: 'disableripple', parts: ['disable', 'ripple'] },
      { whole: 'svgicon', parts: ['svg', 'icon'] },
      { whole: 'xmlhttprequest', parts: ['xml', 'http', 'request'] },
      { whole: 'plain', parts: [] },
    ]);
  });

  it('are those of the segmenter where a script has no spaces', () => {
    expect(splitWords('React按钮', createSegmenter('zh')).map(({ whole }) => whole)).toEqual(['react', '按钮']);
  });

  it('are pairs of letters where nothing can segment them', () => {
    expect(listPairs('按钮组')).toEqual(['按钮', '钮组']);
    expect(listPairs('按')).toEqual(['按']);
  });
});
