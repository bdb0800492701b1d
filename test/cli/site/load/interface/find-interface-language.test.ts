import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findInterfaceLanguage } from '../../../../../cli/site/load/interface/find-interface-language.ts';

describe('findInterfaceLanguage', () => {
  it.each([
    ['de', 'de'],
    ['pt-BR', 'pt'],
    ['ar-EG', 'ar'],
    ['zh-CN', 'zh'],
    ['zh-Hans', 'zh'],
    ['zh-TW', undefined],
    ['zh-HK', undefined],
    ['zh-Hant', undefined],
    ['en', undefined],
    ['nl', undefined],
    ['en_US', undefined],
  ])('reads %s as %s', (language, known) => {
    expect(findInterfaceLanguage(language)).toBe(known);
  });

  it('knows the languages that have a file', () => {
    const languages = readdirSync('locales/interface').map((file) => file.replace('.json', ''));
    expect(languages).toHaveLength(11);
    expect(languages.map(findInterfaceLanguage)).toEqual(languages);
  });
});
