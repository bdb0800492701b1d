import { describe, expect, it } from 'vitest';
import { nameLanguage } from '../../../templates/menus/name-language.ts';

describe('the name of a language', () => {
  it('is in its own words, with a capital where its script has them', () => {
    expect(['en', 'pt', 'ar', 'zh', 'tr'].map(nameLanguage)).toEqual([
      'English',
      'Português',
      'العربية',
      '中文',
      'Türkçe',
    ]);
  });

  it('names the region that a code has', () => {
    expect(nameLanguage('pt-BR')).toBe('Português (Brasil)');
  });

  it('is the code of a language that nobody knows, whatever the machine speaks', () => {
    expect(nameLanguage('xx')).toBe('Xx');
  });
});
