import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findInterfaceLanguage, interfaceLanguages } from '../../../../cli/load/interface/find-interface-language.ts';

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
    const files = readdirSync('locales/interface').sort();
    expect(files).toEqual(interfaceLanguages.map((language) => `${language}.json`));
  });
});
