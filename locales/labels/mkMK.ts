import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('mk-MK', { numbersLike: 'hr-HR' });

const steps = {
  first: 'Оди на првата страница',
  last: 'Оди на последната страница',
  next: 'Оди на следната страница',
  previous: 'Оди на претходната страница',
};

/** The labels in Macedonian. */
export const mkMK = {
  code: 'mkMK',
  nativeName: 'Македонски',
  englishName: 'Macedonian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Прикажи ја целата патека' },
  tablePagination: {
    labelRowsPerPage: 'Редови по страница:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} од ${count}`,
      unknown: ({ from, to }) => `${from}–${to} од повеќе од ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# ѕвезда', other: '# ѕвезди' }),
    emptyLabelText: 'Без оцена',
  },
  autocomplete: {
    clearText: 'Исчисти',
    closeText: 'Затвори',
    loadingText: 'Се вчитува…',
    noOptionsText: 'Нема опции',
    openText: 'Отвори',
  },
  alert: { closeText: 'Затвори' },
  pagination: {
    label: 'Навигација низ страниците',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Оди на страница #', selected: 'Страница #' }),
  },
} satisfies LocaleLabels;
