import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('da-DK');

const steps = {
  first: 'Gå til første side',
  last: 'Gå til sidste side',
  next: 'Gå til næste side',
  previous: 'Gå til forrige side',
};

/** The labels in Danish. */
export const daDK = {
  code: 'daDK',
  nativeName: 'Dansk',
  englishName: 'Danish',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Vis hele stien' },
  tablePagination: {
    labelRowsPerPage: 'Rækker pr. side:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} af ${count}`,
      unknown: ({ from, to }) => `${from}–${to} af flere end ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# stjerne', other: '# stjerner' }),
    emptyLabelText: 'Ingen bedømmelse',
  },
  autocomplete: {
    clearText: 'Ryd',
    closeText: 'Luk',
    loadingText: 'Indlæser…',
    noOptionsText: 'Ingen valgmuligheder',
    openText: 'Åbn',
  },
  alert: { closeText: 'Luk' },
  pagination: {
    label: 'Sidenavigation',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Gå til side #', selected: 'Side #' }),
  },
} satisfies LocaleLabels;
