import { describe, expect, it } from 'vitest';
import { createFindText, createTranslate } from '../../../core/i18n/create-translate.ts';
import type { Dictionary } from '../../../core/i18n/find-translation.ts';

const dictionaries: Record<string, Dictionary> = {
  en: { hello: 'Hello {{name}}', menu: { open: 'Open' }, pages: { '/a/v1.2': 'Version 1.2' }, empty: null, blank: '' },
  pt: { menu: { open: 'Abrir' }, hello: ' ' },
};

function translator(languages = ['en', 'pt', 'de']) {
  const logged: string[] = [];
  const translate = createTranslate({ languages, dictionaries, log: (line) => logged.push(line) });
  return { translate, logged };
}

describe('a text', () => {
  it.each([
    ['en', 'menu.open', 'Open'],
    ['pt', 'menu.open', 'Abrir'],
    ['en', 'pages./a/v1.2', 'Version 1.2'],
  ])('in %s of %s is %j', (language, key, text) => {
    const { translate, logged } = translator();

    expect(translate(language, key)).toBe(text);
    expect(logged).toEqual([]);
  });

  it('that is blank counts as missing', () => {
    const { translate, logged } = translator();

    expect([translate('pt', 'hello', { name: 'Ana' }), translate('en', 'blank')]).toEqual(['Hello Ana', 'blank']);
    expect(logged).toEqual(['Missing translation for pt:hello', 'Missing translation for en:blank']);
  });

  it.each([
    ['开始使用 {{name}}', '使用指南', '开始使用使用指南'],
    ['开始使用 {{name}}', 'Vitrine', '开始使用 Vitrine'],
    ['{{name}} 首页', '青瓷组件库', '青瓷组件库首页'],
    ['在 {{name}} 中打开', '「端末」', '在「端末」中打开'],
    ['在 {{name}} 中打开', 'VS Code 版', '在 VS Code 版中打开'],
    ['{{name}} 시작하기', '안내', '안내 시작하기'],
    ['Open {{name}} now', '指南', 'Open 指南 now'],
  ])('in Chinese or Japanese has a space only beside values in other scripts: %s, %s', (text, name, filled) => {
    const translate = createTranslate({ languages: ['en'], dictionaries: { en: { text } }, log: () => undefined });

    expect(translate('en', 'text', { name })).toBe(filled);
  });

  it('is filled with its parameters, and keeps missing ones as written', () => {
    const { translate } = translator();

    expect(translate('en', 'hello', { name: '$& Ann' })).toBe('Hello $& Ann');
    expect(translate('en', 'hello')).toBe('Hello {{name}}');
  });
});

describe('a number in a text', () => {
  const count = { count: '{{count}} pages' };

  function translateCount(language: string): string {
    const translate = createTranslate({
      languages: ['en', 'pt', 'xx'],
      dictionaries: { en: count, pt: { count: '{{count}} páginas' }, xx: count },
      log: () => undefined,
    });
    return translate(language, 'count', { count: 1234567.5 });
  }

  it('is formatted for the language', () => {
    expect([translateCount('en'), translateCount('pt')]).toEqual(['1,234,567.5 pages', '1.234.567,5 páginas']);
  });

  it('is in English format for an unknown language, whatever the locale of the machine', () => {
    expect(translateCount('xx')).toBe('1,234,567.5 pages');
  });
});

describe('a missing text', () => {
  it('falls back to English and is logged once for each language and key', () => {
    const { translate, logged } = translator();

    const texts = [translate('pt', 'pages./a/v1.2'), translate('pt', 'pages./a/v1.2'), translate('de', 'menu.open')];

    expect(texts).toEqual(['Version 1.2', 'Version 1.2', 'Open']);
    expect(logged).toEqual(['Missing translation for pt:pages./a/v1.2', 'Missing translation for de:menu.open']);
  });

  it.each(['constructor', '__proto__', 'toString', 'menu', 'menu.constructor', 'empty', 'nothing'])(
    'in English too is shown as its key: %s: 171',
    (key) => {
      const { translate, logged } = translator();

      expect([translate('en', key), translate('en', key)]).toEqual([key, key]);
      expect(logged).toEqual([`Missing translation for en:${key}`]);
    },
  );
});

describe('a missing language', () => {
  it.each(['fr', '__proto__', 'constructor'])('returns an ellipsis and is logged at each call: %s', (language) => {
    const { translate, logged } = translator();

    expect([translate(language, 'menu.open'), translate(language, 'menu.open')]).toEqual(['…', '…']);
    expect(logged).toEqual([`Missing language: ${language}`, `Missing language: ${language}`]);
  });
});

describe('the silent look-up', () => {
  it('returns undefined for missing texts', () => {
    const findText = createFindText(dictionaries);

    expect([findText('en', 'menu.open'), findText('pt', 'hello'), findText('__proto__', 'a')]).toEqual([
      'Open',
      undefined,
      undefined,
    ]);
  });
});
