import { describe, expect, it } from 'vitest';
import { labelLanguages } from '../../../locales/labels/label-languages.ts';
import { loadLabels } from '../../../locales/labels/load-labels.ts';
import type { LocaleLabels, RowRange } from '../../../locales/labels/locale-labels.ts';
import { enUS } from '../../../locales/labels/enUS.ts';
import { languages } from './languages.ts';

const steps = ['first', 'last', 'next', 'previous'] as const;
const numbers = [0, 1, 2, 5, 11, 21, 100, 1234567];
const ranges: RowRange[] = numbers.flatMap((count) => [
  { from: Math.min(1, count), to: Math.min(10, count), count },
  { from: Math.max(1, count - 9), to: Math.max(1, count), count: -1 },
]);

// Words of the English labels. What else a language spells like one of them, languages.ts lists as shared.
const englishWords = [
  'go',
  'to',
  'the',
  'page',
  'pages',
  'pagination',
  'first',
  'last',
  'next',
  'previous',
  'of',
  'more',
  'than',
  'row',
  'rows',
  'per',
  'show',
  'path',
  'full',
  'star',
  'stars',
  'clear',
  'close',
  'loading',
  'load',
  'option',
  'options',
  'open',
  'no',
  'empty',
  'rating',
];

const bundles = await Promise.all(
  labelLanguages.map(async ({ code }) => {
    const facts = languages[code];
    if (!facts) throw new Error(`test/locales/labels/languages.ts does not list ${code}`);
    return { code, labels: await loadLabels(code), facts };
  }),
);

describe('the list of languages', () => {
  it('has the 57 translations and English, each with facts to check it by', () => {
    expect(labelLanguages).toHaveLength(58);
    expect(labelLanguages.map(({ code }) => code)).toEqual(Object.keys(languages).sort());
  });
});

describe.each(bundles)('$code', ({ labels, facts }) => {
  const { tablePagination, rating, pagination } = labels;
  const native = new Intl.NumberFormat(facts.tag);
  const isolate = (text: string): string => (labels.direction === 'rtl' ? `\u2068${text}\u2069` : text);
  const write = (value: number): string => isolate(native.format(value));

  it('has no empty label, for any number', () => {
    expect(textsOf(labels).filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
    expect(textsOf(labels).filter((text) => /undefined|null|NaN|\[object|[#{}$]/.test(text))).toEqual([]);
  });

  it('calls the four steps by four names, and closes what it opens', () => {
    expect(new Set(steps.map((step) => tablePagination.getItemAriaLabel(step))).size).toBe(4);
    expect(new Set(steps.map((step) => pagination.getItemAriaLabel(step, 1, false))).size).toBe(4);
    expect(new Set(Object.values(labels.autocomplete)).size).toBe(5);
  });

  it('writes numbers with its own digits and grouping', () => {
    // One and two stars may be words. Whether 1234 is grouped depends on the year of the data of `Intl`.
    for (const value of [0, 5, 11, 21, 100, 12345, 1234567, 2.5]) {
      expect(rating.getLabelText(value)).toContain(write(value));
      expect(pagination.getItemAriaLabel('page', value, false)).toContain(write(value));
      expect(pagination.getItemAriaLabel('page', value, true)).toContain(write(value));
    }
  });

  it('shows all three numbers of a range, and isolates each of them where text runs to the left', () => {
    const text = tablePagination.labelDisplayedRows({ from: 13210, to: 43210, count: 1234567 });

    for (const value of [13210, 43210, 1234567]) expect(text).toContain(write(value));
    expect(/[\u2066-\u2069]/.test(text)).toBe(labels.direction === 'rtl');
  });

  it('writes ASCII digits without grouping when it is asked to', () => {
    const texts = [
      tablePagination.labelDisplayedRows({ from: 13210, to: 43210, count: 1234567 }, 'plain'),
      rating.getLabelText(1234567, 'plain'),
      pagination.getItemAriaLabel('page', 1234567, false, 'plain'),
      pagination.getItemAriaLabel('page', 1234567, true, 'plain'),
    ];

    for (const text of texts) expect(text).toContain(isolate('1234567'));
    expect(
      texts
        .join('')
        .match(/\p{Nd}/gu)
        ?.filter((digit) => !/[0-9]/.test(digit)),
    ).toEqual([]);
    expect(rating.getLabelText(2.5, 'plain')).toMatch(/2[.,]5/);
  });

  it('has words for a count that nobody knows', () => {
    const unknown = tablePagination.labelDisplayedRows({ from: 11, to: 20, count: -1 });
    const known = tablePagination.labelDisplayedRows({ from: 11, to: 20, count: 20 });

    expect(unknown.split(write(20))).toHaveLength(3);
    expect(unknown).not.toContain(native.format(-1));
    expect(unknown).not.toMatch(/[-−]\p{Nd}/u);
    expect(wordsOf(unknown)).not.toBe(wordsOf(known));
  });

  it('tells the page that is shown from one to go to', () => {
    expect(pagination.getItemAriaLabel('page', 7, true)).not.toBe(pagination.getItemAriaLabel('page', 7, false));
  });

  it('has a form of the noun for every plural of the language', () => {
    const one = wordsOf(rating.getLabelText(1));
    const several = [0, 2, 3, 4, 5, 11, 21, 100].map((value) => wordsOf(rating.getLabelText(value)));
    const hasForms = new Intl.PluralRules(facts.tag).resolvedOptions().pluralCategories.length > 1;

    expect(several.some((words) => words !== one)).toBe(hasForms && !facts.sameAfterNumbers);
  });

  it('is written with the letters of the language and nothing else', () => {
    const allowed = new RegExp(
      `[${facts.letters}${facts.punctuation ?? ''}\\u2068\\u2069 \\u00a0\\u202f–:().,’…-]`,
      'u',
    );
    const digits = new Set(native.format(9876543210).match(/\p{Nd}/gu));

    const isForeign = (char: string): boolean => !allowed.test(char) && !digits.has(char);
    expect(textsOf(labels).filter((text) => [...withoutNumbers(text)].some(isForeign))).toEqual([]);
    expect(textsOf(labels).filter((text) => text.normalize('NFC') !== text)).toEqual([]);
  });

  it('is marked as right-to-left exactly when its script is', () => {
    const isRightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(labels.autocomplete.openText);

    expect(labels.direction).toBe(isRightToLeft ? 'rtl' : 'ltr');
  });
});

describe.each(bundles.filter(({ code }) => code !== 'enUS'))('$code', ({ labels, facts }) => {
  it('leaves no English behind', () => {
    const english = new RegExp(`(?<!\\p{L})(${englishWords.join('|')})(?!\\p{L})`, 'gu');
    const found = textsOf(labels).flatMap((text) => text.toLowerCase().match(english) ?? []);

    expect([...new Set(found)].filter((word) => !facts.sharedWords?.includes(word))).toEqual([]);
    const words = textsOf(labels).map((text) => wordsOf(text).toLowerCase());
    const ofEnglish = textsOf(enUS).map((text) => wordsOf(text).toLowerCase());
    expect(words.filter((text) => ofEnglish.includes(text) && !facts.sharedWords?.includes(text))).toEqual([]);
  });
});

/** Every text that a bundle can show for the numbers above. */
function textsOf({ breadcrumbs, tablePagination, rating, autocomplete, alert, pagination }: LocaleLabels): string[] {
  return [
    breadcrumbs.expandText,
    tablePagination.labelRowsPerPage,
    ...ranges.map((range) => tablePagination.labelDisplayedRows(range)),
    ...steps.map((step) => tablePagination.getItemAriaLabel(step)),
    ...numbers.map((value) => rating.getLabelText(value)),
    rating.emptyLabelText,
    ...Object.values(autocomplete),
    alert.closeText,
    pagination.label,
    ...steps.map((step) => pagination.getItemAriaLabel(step, 1, false)),
    ...numbers.flatMap((page) => [true, false].map((selected) => pagination.getItemAriaLabel('page', page, selected))),
  ];
}

// Digits, and what groups them.
function withoutNumbers(text: string): string {
  return text.replace(/\p{Nd}+(?:[.,\u00a0\u202f\u066b\u066c]\p{Nd}+)*/gu, '');
}

function wordsOf(text: string): string {
  return withoutNumbers(text)
    .replace(/[\u2068\u2069]/g, '')
    .trim();
}
