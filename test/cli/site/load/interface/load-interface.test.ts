// The texts of the interface in each language: all of them, and in that language.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadInterface } from '../../../../../cli/site/load/interface/load-interface.ts';
import { listTexts } from '../../../../../core/i18n/list-texts.ts';
import english from '../../../../../locales/translations.json' with { type: 'json' };
import { sameAsEnglish } from './same-as-english.ts';

const languages = readdirSync('locales/interface').map((file) => file.replace('.json', ''));
const asked = listTexts(english);

/** The scripts of languages without Latin letters. */
const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

/** Signs that a sentence ends with; Japanese and Chinese have their own. */
const sentenceEnds = /[.?!。？！؟]$/u;

const textsOf = (language: string) => listTexts(loadInterface(language) ?? {});
const valuesOf = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ');

describe.each(languages)('the words in %s', (language) => {
  const texts = textsOf(language);

  it('exist for every English text, in the same order', () => {
    expect([...texts.keys()]).toEqual([...asked.keys()]);
  });

  it('have the placeholders of the English ones', () => {
    const other = [...texts].filter(([key, text]) => valuesOf(text) !== valuesOf(asked.get(key) ?? ''));
    expect(other).toEqual([]);
  });

  it('are translated, except those that are the same in both languages', () => {
    const alike = [...texts].filter(
      ([key, text]) => text === asked.get(key) && !sameAsEnglish.names.has(text) && !isListed(language, text),
    );
    expect(alike).toEqual([]);
  });

  it('are written in the script of the language', () => {
    const script = scripts[language] ?? /\p{Script=Latin}/u;
    const foreign = [...texts].filter(
      ([key, text]) => text !== asked.get(key) && !isName(text) && !script.test(strip(text)),
    );
    expect(foreign).toEqual([]);
  });

  it('are sentences if the English ones are', () => {
    const halves = [...texts].filter(
      ([key, text]) => /[.?]$/.test(asked.get(key) ?? '') && !sentenceEnds.test(strip(text)),
    );
    expect(halves).toEqual([]);
  });

  it('have no spaces around them', () => {
    expect([...texts.values()].filter((text) => text !== text.trim())).toEqual([]);
  });
});

describe('the manual', () => {
  it('lists every language of the interface by its code', () => {
    const listed = /^\*\*Interface texts\.\*\*.+$/m.exec(readFileSync('docs/site.md', 'utf8'))?.[0] ?? '';

    expect(['en', ...languages].filter((language) => !listed.includes(`(\`${language}\``))).toEqual([]);
  });
});

describe('a language of the site', () => {
  it('has the words of its base language, or none if the engine has none', () => {
    expect(loadInterface('pt-BR')).toEqual(loadInterface('pt'));
    expect(loadInterface('zh-TW')).toBeUndefined();
    expect(loadInterface('en')).toBeUndefined();
  });
});

/** Replaces placeholders, which are not words of the language. */
function strip(text: string): string {
  return text.replace(/\{\{\w+\}\}/g, 'x');
}

/** "Hook API" and "Props {{parent}}:" are made of names and values; some languages write no "s". */
function isName(text: string): boolean {
  const words = text
    .replace(/\{\{\w+\}\}:?/g, '')
    .split(' ')
    .filter(Boolean);
  return words.every((word) => sameAsEnglish.names.has(word) || sameAsEnglish.names.has(`${word}s`));
}

function isListed(language: string, text: string): boolean {
  return sameAsEnglish.words[language]?.has(text) ?? false;
}
