import { describe, expect, it } from 'vitest';
import { findGrammar, grammars, isLanguage, languages } from '../../../core/code/languages.ts';

describe('the languages of fences', () => {
  it('are sorted, and each has a registered grammar or none', () => {
    const names = new Set(grammars.map(({ displayName, aliases }) => [displayName, ...aliases]).flat());

    expect([...languages].sort()).toEqual(languages);
    expect(languages.map(findGrammar).filter((grammar) => grammar !== undefined && !names.has(grammar))).toEqual([]);
  });

  it.each([
    ['js', 'jsx'],
    ['ts', 'tsx'],
    ['html', 'markup'],
    ['yml', 'yaml'],
    ['diff', undefined],
    ['text', undefined],
  ])('include %s with the grammar %s', (language, grammar) => {
    expect(isLanguage(language)).toBe(true);
    expect(findGrammar(language)).toBe(grammar);
  });

  it.each(['sh', '', 'JS', 'constructor', '__proto__'])('do not include "%s"', (language) => {
    expect(isLanguage(language)).toBe(false);
  });
});
