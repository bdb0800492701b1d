import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('bg-BG');

const steps = {
  first: 'Към първата страница',
  last: 'Към последната страница',
  next: 'Към следващата страница',
  previous: 'Към предишната страница',
};

/** The labels in Bulgarian. */
export const bgBG = {
  code: 'bgBG',
  nativeName: 'Български',
  englishName: 'Bulgarian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Показване на целия път' },
  tablePagination: {
    labelRowsPerPage: 'Редове на страница:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} от ${count}`,
      unknown: ({ from, to }) => `${from}–${to} от общо над ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# звезда', other: '# звезди' }),
    emptyLabelText: 'Без оценка',
  },
  autocomplete: {
    clearText: 'Изчистване',
    closeText: 'Затваряне',
    loadingText: 'Зареждане…',
    noOptionsText: 'Няма опции',
    openText: 'Отваряне',
  },
  alert: { closeText: 'Затваряне' },
  pagination: {
    label: 'Навигация по страниците',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Към страница #', selected: 'Страница #' }),
  },
} satisfies LocaleLabels;
