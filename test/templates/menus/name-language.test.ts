import { describe, expect, it } from 'vitest';
import { nameLanguage } from '../../../templates/menus/name-language.ts';

describe('the name of a language', () => {
  it('is in that language, with a capital if its script has them', () => {
    expect(['en', 'pt', 'ar', 'zh', 'tr'].map(nameLanguage)).toEqual([
      'English',
      'Português',
      'العربية',
      '中文',
      'Türkçe',
    ]);
  });

  it('includes the region of a code', () => {
    expect(nameLanguage('pt-BR')).toBe('Português (Brasil)');
  });

  it('is the code of an unknown language, on any machine', () => {
    expect(nameLanguage('xx')).toBe('Xx');
  });
});
