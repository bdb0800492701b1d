import { describe, expect, it } from 'vitest';
import { findTextProblems } from '../../../core/i18n/find-text-problems.ts';
import type { Dictionary } from '../../../core/i18n/find-translation.ts';
import { parseDictionary } from '../../../core/i18n/parse-dictionary.ts';

const english = { toc: { label: 'On this page' }, header: { home: '{{title}}, home page' } };
const whole = { toc: { label: 'Nesta página' }, header: { home: '{{title}}, início' } };

function find(translated: Dictionary, optional: readonly string[] = []): string[] {
  const problems = findTextProblems({
    english,
    translated,
    language: 'pt',
    file: 'locales/translations-pt.json',
    places: new Map(),
    optional,
  });
  return problems.map(({ rule, severity, message, hint }) => `${severity} ${rule}  ${message}. ${hint}`);
}

describe('the texts of another language', () => {
  it('are valid if they match the English ones key by key', () => {
    expect(find(whole)).toEqual([]);
    expect(find({ 'toc.label': 'Nesta página', 'header.home': '{{title}}' })).toEqual([]);
  });

  it('may contain titles of navigation entries, which need no English text', () => {
    expect(find({ ...whole, pages: { '/lib/a': 'Á' } }, ['pages./lib/a'])).toEqual([]);
  });

  it('are missing if there is no text, or null', () => {
    expect(find({ toc: { label: null }, header: whole.header })).toEqual([
      'warning translation-missing  The text "toc.label" is missing in "pt", so readers see "On this page". Translate it under the key "toc.label".',
    ]);
  });

  it('are not checked if they are the texts of the engine', () => {
    const given = { toc: { label: 'Nesta página' }, header: { home: 'Início' } };
    const options = { english, language: 'pt', file: 'locales/translations-pt.json', places: new Map(), optional: [] };

    expect(findTextProblems({ ...options, translated: given, given })).toEqual([]);
    expect(findTextProblems({ ...options, translated: given })).toHaveLength(1);
  });

  it('are unused under a key that English does not have', () => {
    expect(find({ ...whole, toc: { ...whole.toc, lable: 'Nesta página' } })).toEqual([
      'warning translation-unused  No English text has the key "toc.lable", so this one is never shown. Remove it. Did you mean "toc.label"?',
    ]);
    expect(find({ ...whole, something: { else: { entirely: 'x' } } })).toEqual([
      'warning translation-unused  No English text has the key "something.else.entirely", so this one is never shown. Remove it.',
    ]);
    expect(find({ ...whole, $source: { toc: { lable: 'On this page' } } })).toEqual([
      'warning translation-unused  No English text has the key "$source.toc.lable", so this one is never shown. Remove it. Did you mean "toc.label"?',
    ]);
  });

  it('come from the settings for names of the site, in its first language', () => {
    const named = { ...english, site: { title: 'Site' }, products: { a: { name: 'Product' } } };
    const settled = ['site.title', 'site.description', 'products.a.name', 'products.a.description'];
    const options = {
      english: named,
      language: 'pt',
      file: 'locales/translations-pt.json',
      places: new Map(),
      optional: [],
    };
    const dead = { ...whole, site: { title: 'Sítio' }, products: { a: { description: 'Produto' } } };

    expect(findTextProblems({ ...options, translated: whole, settled })).toEqual([]);
    expect(findTextProblems({ ...options, translated: whole }).map(({ rule }) => rule)).toEqual([
      'translation-missing',
      'translation-missing',
    ]);
    expect(
      findTextProblems({ ...options, translated: dead, settled }).map(({ rule, message }) => `${rule}: ${message}`),
    ).toEqual([
      'translation-unused: The settings define "products.a.description" in "pt", the default language, so this text is never shown',
      'translation-unused: The settings define "site.title" in "pt", the default language, so this text is never shown',
    ]);
  });

  it('are outdated if they were made from another text', () => {
    expect(find({ ...whole, $source: { toc: { label: 'On this page' } } })).toEqual([]);
    expect(find({ ...whole, $source: { toc: { label: 'Contents' } } })).toEqual([
      'warning translation-outdated  The English text of "toc.label" has changed since it was translated. Translate "On this page", and write that under "$source".',
    ]);
  });

  it('contain the values of the English ones, any number of times', () => {
    expect(find({ ...whole, header: { home: '{{title}}: {{title}}' } })).toEqual([]);
    expect(find({ ...whole, header: { home: '{{titulo}}, início' } })).toEqual([
      'error translation-values  The text of "header.home" does not contain the same values as the English text. Write "{{title}}" in it, with no other value.',
    ]);
    expect(find({ ...whole, toc: { label: 'Nesta {{page}}' } })).toEqual([
      'error translation-values  The text of "toc.label" does not contain the same values as the English text. Remove every "{{…}}" from it.',
    ]);
  });

  it('may have keys named like built-in properties of objects', () => {
    expect(find({ ...whole, constructor: 'x' })).toEqual([
      expect.stringContaining('No English text has the key "constructor"'),
    ]);
  });

  it('are reported with a malformed value', () => {
    expect(find({ ...whole, header: { home: '{title}, início' } })).toEqual([
      'error translation-values  The text of "header.home" does not contain the same values as the English text. Write "{{title}}" in it instead of "{title}", with no other value.',
    ]);
    expect(find({ ...whole, header: { home: '{{ title }}, início' } })).toEqual([
      expect.stringContaining('instead of "{{ title }}"'),
    ]);
  });

  it('are reported at their position, and missing ones at their group', () => {
    const json =
      '{\n  "toc": { "lable": "x" },\n  "header": {\n    "home": "início"\n  },\n  "$source": { "header": { "home": "Home" } }\n}';
    const { dictionary = {}, places } = parseDictionary(json, 'locales/translations-pt.json');
    const problems = findTextProblems({
      english,
      translated: dictionary,
      language: 'pt',
      file: 'locales/translations-pt.json',
      places,
      optional: [],
    });

    expect(problems.map(({ rule, place }) => `${rule} ${place.line}:${place.column}`)).toEqual([
      'translation-missing 2:3',
      'translation-unused 2:12',
      'translation-outdated 4:5',
      'translation-values 4:5',
    ]);
  });
});
