import { describe, expect, it } from 'vitest';
import { findNearestLanguage } from '../../../core/config/find-nearest-language.ts';

describe('what stands for a language', () => {
  it.each([
    ['ptt', 'pt'],
    ['jp', 'ja'],
    ['cn', 'zh-CN'],
    ['english', 'en'],
    ['EN', 'en'],
    ['pt_BR', 'pt-BR'],
    ['zh_cn', 'zh-CN'],
  ])('%s is told with %s', (written, nearest) => {
    expect(findNearestLanguage(written)).toBe(nearest);
  });

  it.each(['pt', 'pt-BR', 'zh-Hant-TW', 'yue', 'tlh', 'ptt-ID'])('%s is a code', (written) => {
    expect(findNearestLanguage(written)).toBeUndefined();
  });

  it.each(['xx', 'qaa', '', 'klingonish', '한국어'])('"%s" is near none', (written) => {
    expect(findNearestLanguage(written)).toBeUndefined();
  });
});
