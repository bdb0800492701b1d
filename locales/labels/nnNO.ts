import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('nn-NO', { numbersLike: 'nb-NO' });

const steps = {
  first: 'Gå til første side',
  last: 'Gå til siste side',
  next: 'Gå til neste side',
  previous: 'Gå til førre side',
};

/** The labels in Norwegian Nynorsk. */
export const nnNO = {
  code: 'nnNO',
  nativeName: 'Norsk nynorsk',
  englishName: 'Norwegian Nynorsk',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Vis heile stien' },
  tablePagination: {
    labelRowsPerPage: 'Rader per side:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} av ${count}`,
      unknown: ({ from, to }) => `${from}–${to} av fleire enn ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# stjerne', other: '# stjerner' }),
    emptyLabelText: 'Inga vurdering',
  },
  autocomplete: {
    clearText: 'Tøm',
    closeText: 'Lukk',
    loadingText: 'Lastar inn…',
    noOptionsText: 'Ingen alternativ',
    openText: 'Opne',
  },
  alert: { closeText: 'Lukk' },
  pagination: {
    label: 'Sidenavigasjon',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Gå til side #', selected: 'Side #' }),
  },
} satisfies LocaleLabels;
