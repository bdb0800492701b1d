// A language's tag → the functions of a bundle that put numbers into its sentences.
// A "#" in a text is the number. No number enters a text in any other way than by `Intl`.

import type { Digits, LocaleLabels, PageStep } from './locale-labels.ts';

/** A text for each plural category; "#" is the number. `1` and `fraction` go before the category of their number. */
export type PluralForms = { readonly other: string } & {
  readonly [form in Intl.LDMLPluralRule | 1 | 'fraction']?: string;
};

/** The same range in words, with numbers already written: once when the count is known, once when not. */
export interface RowTexts {
  known(range: { from: string; to: string; count: string }): string;
  unknown(range: { from: string; to: string }): string;
}

/** What the entries of a row of pages are called; `page` and `selected` may differ by ordinal category. */
export interface PageTexts extends Readonly<Record<PageStep, string>> {
  readonly page: string | PluralForms;
  readonly selected: string | PluralForms;
}

/** Makes the functions of one language's bundle. */
export interface Language {
  displayedRows(texts: RowTexts): LocaleLabels['tablePagination']['labelDisplayedRows'];
  counted(forms: PluralForms): LocaleLabels['rating']['getLabelText'];
  pageEntry(texts: PageTexts): LocaleLabels['pagination']['getItemAriaLabel'];
}

interface LanguageOptions {
  /** A language with the same numbers, for one that browsers may not know or know only in part. */
  readonly numbersLike?: string;
  /** In a language written to the left, numbers are isolated so that they cannot reorder the text. */
  readonly direction?: LocaleLabels['direction'];
}

/** Prepares a language, named by its BCP 47 tag, for the texts of its bundle. */
export function createLanguage(tag: string, { numbersLike = tag, direction = 'ltr' }: LanguageOptions = {}): Language {
  const native = new Intl.NumberFormat(numbersLike);
  const plain = new Intl.NumberFormat(numbersLike, { numberingSystem: 'latn', useGrouping: false });
  const cardinals = new Intl.PluralRules(tag);
  const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });

  function write(value: number, digits?: Digits): string {
    const text = (digits === 'plain' ? plain : native).format(value);
    return direction === 'rtl' ? `\u2068${text}\u2069` : text;
  }

  return {
    displayedRows:
      ({ known, unknown }) =>
      ({ from, to, count }, digits) => {
        const range = { from: write(from, digits), to: write(to, digits) };
        return count === -1 ? unknown(range) : known({ ...range, count: write(count, digits) });
      },
    counted: (forms) => (value, digits) => insert(choose(forms, value, cardinals), write(value, digits)),
    pageEntry: (texts) => (type, page, selected, digits) => {
      if (type !== 'page') return texts[type];
      const text = selected ? texts.selected : texts.page;
      return insert(typeof text === 'string' ? text : choose(text, page, ordinals), write(page, digits));
    },
  };
}

function choose(forms: PluralForms, value: number, rules: Intl.PluralRules): string {
  if (value === 1 && forms[1] !== undefined) return forms[1];
  if (!Number.isInteger(value) && forms.fraction !== undefined) return forms.fraction;
  return forms[rules.select(value)] ?? forms.other;
}

// By a function, as a replacement text would read "$" as an order.
function insert(text: string, number: string): string {
  return text.replaceAll('#', () => number);
}
