import { describe, expect, it } from 'vitest';
import { findUnknownKeys } from '../../../core/i18n/find-unknown-keys.ts';

const engine = { toc: { label: 'On this page' }, menu: { close: 'Close' } };
const file = 'locales/translations-pt.json';
const places = new Map([['toc.lable', { line: 3, column: 5 }]]);
const rest = { engine, english: engine, file, places };

describe('a key of a translation', () => {
  it('that no English text has is reported at its position, with the nearest one', () => {
    expect(findUnknownKeys({ ...rest, texts: { toc: { lable: 'Nesta página' }, menu: { close: 'Fechar' } } })).toEqual([
      {
        rule: 'translation-unused',
        severity: 'warning',
        place: { file, line: 3, column: 5 },
        message: 'No English text has the key "toc.lable", so this one is never shown',
        hint: 'Did you mean "toc.label"?',
      },
    ]);
  });

  it('that is similar to no other is reported as well', () => {
    expect(findUnknownKeys({ ...rest, texts: { somethingElse: 'Outra coisa' } })).toMatchObject([
      { hint: 'Remove it.' },
    ]);
  });

  it('may be one of the site’s own English texts, the title of a page, or a source', () => {
    const english = { ...engine, price: 'Price' };
    const texts = { price: 'Preço', pages: { '/lib/a': 'Á' }, $source: { price: 'Price' } };

    expect(findUnknownKeys({ ...rest, english, texts })).toEqual([]);
  });
});

describe('a key of the English file', () => {
  const own = { engine, file: 'locales/translations.json', places: new Map() };

  it('is a typo if it is very similar to one of the engine', () => {
    expect(findUnknownKeys({ ...own, texts: { 'toc.labell': 'Contents' } })).toMatchObject([
      {
        message: 'No text of the engine has the key "toc.labell", so this one is never shown',
        hint: 'Did you mean "toc.label"?',
      },
    ]);
  });

  it('is a text of the site if it is not similar, or if the other key is present too', () => {
    expect(findUnknownKeys({ ...own, texts: { price: { label: 'Price' } } })).toEqual([]);
    expect(findUnknownKeys({ ...own, texts: { toc: { label: 'Contents', labels: 'Labels' } } })).toEqual([]);
  });
});
