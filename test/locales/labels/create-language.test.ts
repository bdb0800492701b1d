import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../../locales/labels/create-language.ts';

const rows = {
  known: ({ from, to, count }: { from: string; to: string; count: string }) => `${from}–${to} of ${count}`,
  unknown: ({ from, to }: { from: string; to: string }) => `${from}–${to} of more than ${to}`,
};
const steps = { first: 'First', last: 'Last', next: 'Next', previous: 'Previous' };

describe('displayed rows', () => {
  it('write the numbers of the language into the words', () => {
    const displayedRows = createLanguage('de-DE').displayedRows(rows);

    expect(displayedRows({ from: 1001, to: 1100, count: 1234567 })).toBe('1.001–1.100 of 1.234.567');
    expect(displayedRows({ from: 0, to: 0, count: 0 })).toBe('0–0 of 0');
  });

  it('take other words while the count is unknown', () => {
    expect(createLanguage('de-DE').displayedRows(rows)({ from: 1, to: 10, count: -1 })).toBe('1–10 of more than 10');
  });

  it('isolate numbers in text that runs to the left, so that they keep their places', () => {
    const displayedRows = createLanguage('he-IL', { direction: 'rtl' }).displayedRows(rows);

    expect(displayedRows({ from: 1, to: 10, count: 95 })).toBe('\u20681\u2069–\u206810\u2069 of \u206895\u2069');
  });
});

describe('counted things', () => {
  it('choose the form by the rules of the language', () => {
    const counted = createLanguage('ru-RU').counted({ one: '# one', few: '# few', many: '# many', other: '# other' });

    expect([1, 3, 5, 21, 1.5].map((value) => counted(value))).toEqual([
      '1 one',
      '3 few',
      '5 many',
      '21 one',
      '1,5 other',
    ]);
  });

  it('prefer a text for exactly one, and fall back to the form for all others', () => {
    const counted = createLanguage('he-IL').counted({ 1: 'a single one', other: '# of them' });

    expect([1, 0.5, 2].map((value) => counted(value))).toEqual(['a single one', '0.5 of them', '2 of them']);
  });

  it('prefer a text for fractions to their category', () => {
    const counted = createLanguage('hr-HR').counted({ one: '# one', fraction: '# and a part', other: '# of them' });

    expect([1, 1.5, 2.5, 5].map((value) => counted(value))).toEqual([
      '1 one',
      '1,5 and a part',
      '2,5 and a part',
      '5 of them',
    ]);
  });

  it('write plain digits when asked to, with the decimal sign of the language', () => {
    const counted = createLanguage('fa-IR').counted({ other: '#' });

    expect([1234.5, 12].map((value) => counted(value))).toEqual(['۱٬۲۳۴٫۵', '۱۲']);
    expect(counted(1234, 'plain')).toBe('1234');
    expect(createLanguage('de-DE').counted({ other: '#' })(1234.5, 'plain')).toBe('1234,5');
  });

  it('borrow the numbers of another language, but not its plurals', () => {
    const { counted } = createLanguage('is-IS', { numbersLike: 'da-DK' });

    expect(counted({ one: '# one', other: '# other' })(1234501)).toBe('1.234.501 one');
  });
});

describe('entries of a row of pages', () => {
  it('name a step by itself, and a page by its number and whether it is shown', () => {
    const entry = createLanguage('en-US').pageEntry({ ...steps, page: 'Go to #', selected: 'Page #' });

    expect(entry('next', 4, false)).toBe('Next');
    expect(entry('page', 1234, false)).toBe('Go to 1,234');
    expect(entry('page', 4, true)).toBe('Page 4');
    expect(entry('page', 1234, true, 'plain')).toBe('Page 1234');
  });

  it('choose among ordinal forms where a page has them', () => {
    const page = { one: '#st', two: '#nd', few: '#rd', other: '#th' };
    const entry = createLanguage('en-US').pageEntry({ ...steps, page, selected: 'Page #' });

    expect([1, 2, 3, 4, 11, 22].map((number) => entry('page', number, false))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '22nd',
    ]);
  });
});
