import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('hy-AM', { numbersLike: 'pl-PL' });

const steps = {
  first: 'Անցնել առաջին էջ',
  last: 'Անցնել վերջին էջ',
  next: 'Անցնել հաջորդ էջ',
  previous: 'Անցնել նախորդ էջ',
};

/** The labels in Armenian, where nouns stay singular after a number. */
export const hyAM = {
  code: 'hyAM',
  nativeName: 'Հայերեն',
  englishName: 'Armenian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Ցույց տալ ամբողջ ուղին' },
  tablePagination: {
    labelRowsPerPage: 'Տողերի քանակն էջում՝',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to}, ընդամենը՝ ${count}`,
      unknown: ({ from, to }) => `${from}–${to}, ընդամենը՝ ավելի քան ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# աստղ' }),
    emptyLabelText: 'Գնահատված չէ',
  },
  autocomplete: {
    clearText: 'Մաքրել',
    closeText: 'Փակել',
    loadingText: 'Բեռնվում է…',
    noOptionsText: 'Տարբերակներ չկան',
    openText: 'Բացել',
  },
  alert: { closeText: 'Փակել' },
  pagination: {
    label: 'Էջերի նավարկում',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Անցնել էջ #', selected: 'Էջ #' }),
  },
} satisfies LocaleLabels;
