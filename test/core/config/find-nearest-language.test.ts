import { describe, expect, it } from 'vitest';
import { findNearestLanguage } from '../../../core/config/find-nearest-language.ts';

describe('a language in the settings', () => {
  it.each([
    ['ptt', 'pt'],
    ['jp', 'ja'],
    ['cn', 'zh-CN'],
    ['english', 'en'],
    ['EN', 'en'],
    ['pt_BR', 'pt-BR'],
    ['zh_cn', 'zh-CN'],
  ])('written as %s gets the hint %s', (written, nearest) => {
    expect(findNearestLanguage(written)).toBe(nearest);
  });

  it.each(['pt', 'pt-BR', 'zh-Hant-TW', 'yue', 'tlh', 'ptt-ID'])('may have the code %s', (written) => {
    expect(findNearestLanguage(written)).toBeUndefined();
  });

  it.each(['xx', 'qaa', '', 'klingonish', '한국어'])('written as "%s" gets no hint', (written) => {
    expect(findNearestLanguage(written)).toBeUndefined();
  });
});
