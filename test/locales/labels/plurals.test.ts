import { describe, expect, it } from 'vitest';
import { loadLabels } from '../../../locales/labels/load-labels.ts';
import { languages } from './languages.ts';

// For 0, 1, 2, 5, 11, 21, 100 and 2.5 stars; < and > stand for the marks that isolate a number.
const stars: Readonly<Record<string, readonly string[]>> = {
  arEG: ['<٠> نجمة', 'نجمة واحدة', 'نجمتان', '<٥> نجوم', '<١١> نجمة', '<٢١> نجمة', '<١٠٠> نجمة', '<٢٫٥> نجمة'],
  beBY: ['0 зорак', '1 зорка', '2 зоркі', '5 зорак', '11 зорак', '21 зорка', '100 зорак', '2,5 зоркі'],
  csCZ: [
    '0 hvězdiček',
    '1 hvězdička',
    '2 hvězdičky',
    '5 hvězdiček',
    '11 hvězdiček',
    '21 hvězdiček',
    '100 hvězdiček',
    '2,5 hvězdičky',
  ],
  deDE: ['0 Sterne', '1 Stern', '2 Sterne', '5 Sterne', '11 Sterne', '21 Sterne', '100 Sterne', '2,5 Sterne'],
  fiFI: ['0 tähteä', '1 tähti', '2 tähteä', '5 tähteä', '11 tähteä', '21 tähteä', '100 tähteä', '2,5 tähteä'],
  frFR: ['0 étoile', '1 étoile', '2 étoiles', '5 étoiles', '11 étoiles', '21 étoiles', '100 étoiles', '2,5 étoiles'],
  heIL: [
    '<0> כוכבים',
    'כוכב אחד',
    'שני כוכבים',
    '<5> כוכבים',
    '<11> כוכבים',
    '<21> כוכבים',
    '<100> כוכבים',
    '<2.5> כוכבים',
  ],
  hiIN: ['0 सितारा', '1 सितारा', '2 सितारे', '5 सितारे', '11 सितारे', '21 सितारे', '100 सितारे', '2.5 सितारे'],
  hrHR: [
    '0 zvjezdica',
    '1 zvjezdica',
    '2 zvjezdice',
    '5 zvjezdica',
    '11 zvjezdica',
    '21 zvjezdica',
    '100 zvjezdica',
    '2,5 zvjezdice',
  ],
  isIS: [
    '0 stjörnur',
    '1 stjarna',
    '2 stjörnur',
    '5 stjörnur',
    '11 stjörnur',
    '21 stjarna',
    '100 stjörnur',
    '2,5 stjörnur',
  ],
  mkMK: ['0 ѕвезди', '1 ѕвезда', '2 ѕвезди', '5 ѕвезди', '11 ѕвезди', '21 ѕвезда', '100 ѕвезди', '2,5 ѕвезди'],
  plPL: [
    '0 gwiazdek',
    '1 gwiazdka',
    '2 gwiazdki',
    '5 gwiazdek',
    '11 gwiazdek',
    '21 gwiazdek',
    '100 gwiazdek',
    '2,5 gwiazdki',
  ],
  roRO: ['0 stele', '1 stea', '2 stele', '5 stele', '11 stele', '21 de stele', '100 de stele', '2,5 stele'],
  ruRU: ['0 звёзд', '1 звезда', '2 звезды', '5 звёзд', '11 звёзд', '21 звезда', '100 звёзд', '2,5 звезды'],
  skSK: [
    '0 hviezdičiek',
    '1 hviezdička',
    '2 hviezdičky',
    '5 hviezdičiek',
    '11 hviezdičiek',
    '21 hviezdičiek',
    '100 hviezdičiek',
    '2,5 hviezdičky',
  ],
  srRS: [
    '0 zvezdica',
    '1 zvezdica',
    '2 zvezdice',
    '5 zvezdica',
    '11 zvezdica',
    '21 zvezdica',
    '100 zvezdica',
    '2,5 zvezdice',
  ],
  trTR: ['0 yıldız', '1 yıldız', '2 yıldız', '5 yıldız', '11 yıldız', '21 yıldız', '100 yıldız', '2,5 yıldız'],
  ukUA: ['0 зірок', '1 зірка', '2 зірки', '5 зірок', '11 зірок', '21 зірка', '100 зірок', '2,5 зірки'],
};

describe('the number of stars', () => {
  it.each(Object.entries(stars))('is said in %s as people say it', async (code, expected) => {
    const { rating } = await loadLabels(code);

    expect([0, 1, 2, 5, 11, 21, 100, 2.5].map((value) => show(rating.getLabelText(value)))).toEqual(expected);
  });

  it.each([
    ['caES', '1.000.000 d’estrelles'],
    ['esES', '1.000.000 de estrellas'],
    ['frFR', '1\u202f000\u202f000 d’étoiles'],
    ['itIT', '1.000.000 di stelle'],
    ['ptBR', '1.000.000 de estrelas'],
  ])('takes a preposition after a million in %s', async (code, expected) => {
    expect((await loadLabels(code)).rating.getLabelText(1_000_000)).toBe(expected);
  });

  it('is shown in every language that speaks to few and many at once', () => {
    const withMany = Object.entries(languages).filter(([, { tag }]) => {
      const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
      return pluralCategories.includes('few');
    });

    // The Arabic bundles share their words.
    expect(withMany.map(([code]) => code).filter((code) => !stars[code])).toEqual(['arSA', 'arSD']);
  });
});

describe('the range of rows', () => {
  it.each([
    ['arEG', '<١> إلى <١٠> من أصل <١٬٢٣٤٬٥٦٧>', '<١> إلى <١٠> من أصل أكثر من <١٠>'],
    ['deDE', '1–10 von 1.234.567', '1–10 von mehr als 10'],
    ['faIR', '<۱> تا <۱۰> از <۱٬۲۳۴٬۵۶۷>', '<۱> تا <۱۰> از بیش از <۱۰>'],
    ['hiIN', '12,34,567 में से 1–10', '10 से अधिक में से 1–10'],
    ['neNP', '१२,३४,५६७ मध्ये १–१०', '१० भन्दा बढी मध्ये १–१०'],
    ['kkKZ', '1–10 (барлығы 1\u00a0234\u00a0567 қатар)', '1–10 (10 қатардан көп)'],
    ['zhCN', '第 1–10 行，共 1,234,567 行', '第 1–10 行，共超过 10 行'],
  ])('is said in %s with a count, and without one', async (code, known, unknown) => {
    const { labelDisplayedRows } = (await loadLabels(code)).tablePagination;

    expect(show(labelDisplayedRows({ from: 1, to: 10, count: 1234567 }))).toBe(known);
    expect(show(labelDisplayedRows({ from: 1, to: 10, count: -1 }))).toBe(unknown);
  });
});

describe('an Azerbaijani page', () => {
  it('has the ending that goes with its number', async () => {
    const { getItemAriaLabel } = (await loadLabels('azAZ')).pagination;

    expect([1, 3, 6, 9, 10, 20, 40, 100].map((page) => getItemAriaLabel('page', page, true))).toEqual([
      '1-ci səhifə',
      '3-cü səhifə',
      '6-cı səhifə',
      '9-cu səhifə',
      '10-cu səhifə',
      '20-ci səhifə',
      '40-cı səhifə',
      '100-cü səhifə',
    ]);
  });
});

function show(text: string): string {
  return text.replace(/\u2068/g, '<').replace(/\u2069/g, '>');
}
