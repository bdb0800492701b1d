import { describe, expect, it } from 'vitest';
import { foldText, listNeighbors, splitWords } from '../../../core/search/split-words.ts';

describe('the words of a text', () => {
  it('are in lower case and without accents, whatever is between them', () => {
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

  it('have parts where they are written in snake case, and none that are mere numbers', () => {
    expect(splitWords('snake_case MAX_ROW_COUNT i18n Grid2')).toEqual([
      { whole: 'snake_case', parts: ['snake', 'case'] },
      { whole: 'max_row_count', parts: ['max', 'row', 'count'] },
      { whole: 'i18n', parts: [] },
      { whole: 'grid2', parts: ['grid'] },
    ]);
  });

  it('include a version in one piece', () => {
    expect(splitWords('v5.15.6, ^18.3.1 and 5.0.0-beta.24. See 版本5.4的').map(({ whole }) => whole)).toEqual([
      '5.15.6',
      '18.3.1',
      'and',
      '5.0.0-beta.24',
      'see',
      '版本',
      '5.4',
      '的',
    ]);
    expect(splitWords('v5.15.6')).toEqual([{ whole: '5.15.6', parts: ['v5'] }]);
  });

  it('are found in linear time', () => {
    const started = performance.now();
    splitWords(`${'1.'.repeat(50_000)}x ${'1'.repeat(50_000)}.2x 1.2-a${'1.'.repeat(50_000)}x`);

    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('are runs of letters where a script has no spaces, with neighboring letters as parts', () => {
    expect(splitWords('React按钮').map(({ whole }) => whole)).toEqual(['react', '按钮']);
    expect(splitWords('按钮组')).toEqual([{ whole: '按钮组', parts: ['按钮', '钮组', '组'] }]);
    expect(splitWords('다국어지원')[0]?.parts).toEqual(['다국', '국어', '어지', '지원', '원']);
    expect(splitWords('ปุ่ม')[0]?.parts).toEqual(['ปุ่', 'ุ่ม', '่ม']);
  });

  it('are the same, however their letters are composed', () => {
    const composed = splitWords('ダイアログ 다국어');

    expect(splitWords('ダイアログ 다국어'.normalize('NFD'))).toEqual(composed);
    expect(splitWords('ﾀﾞｲｱﾛｸﾞ')).toEqual(composed.slice(0, 1));
  });

  it('have neighbors of two letters, or of three in Thai', () => {
    expect(listNeighbors('按钮组')).toEqual(['按钮', '钮组']);
    expect(listNeighbors('按')).toEqual(['按']);
    expect(listNeighbors('ปุ่ม')).toEqual(['ปุ่', 'ุ่ม']);
  });
});
