import { describe, expect, it } from 'vitest';
import { findUnknownKeys } from '../../../core/i18n/find-unknown-keys.ts';

const engine = { toc: { label: 'On this page' }, menu: { close: 'Close' } };
const file = 'locales/translations-pt.json';
const places = new Map([['toc.lable', { line: 3, column: 5 }]]);
const rest = { engine, english: engine, file, places };

describe('a key of a translation', () => {
  it('that no English text has is told where it stands, with the nearest one', () => {
    expect(findUnknownKeys({ ...rest, texts: { toc: { lable: 'Nesta página' }, menu: { close: 'Fechar' } } })).toEqual([
      {
        rule: 'translation-unused',
        severity: 'warning',
        place: { file, line: 3, column: 5 },
        message: 'No English text has the key "toc.lable", so nothing shows this one',
        hint: 'Did you mean "toc.label"?',
      },
    ]);
  });

  it('that is like no other is told as well', () => {
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

  it('is taken for a slip where it is nearly one of the engine', () => {
    expect(findUnknownKeys({ ...own, texts: { 'toc.labell': 'Contents' } })).toMatchObject([
      {
        message: 'No text of the engine has the key "toc.labell", so nothing shows this one',
        hint: 'Did you mean "toc.label"?',
      },
    ]);
  });

  it('is a text of the site where it is not, or where the other one is there too', () => {
    expect(findUnknownKeys({ ...own, texts: { price: { label: 'Price' } } })).toEqual([]);
    expect(findUnknownKeys({ ...own, texts: { toc: { label: 'Contents', labels: 'Labels' } } })).toEqual([]);
  });
});
