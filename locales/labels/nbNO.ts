import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('nb-NO');

const steps = {
  first: 'Gå til første side',
  last: 'Gå til siste side',
  next: 'Gå til neste side',
  previous: 'Gå til forrige side',
};

/** The labels in Norwegian Bokmål. */
export const nbNO = {
  code: 'nbNO',
  nativeName: 'Norsk bokmål',
  englishName: 'Norwegian Bokmål',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Vis hele stien' },
  tablePagination: {
    labelRowsPerPage: 'Rader per side:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} av ${count}`,
      unknown: ({ from, to }) => `${from}–${to} av flere enn ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# stjerne', other: '# stjerner' }),
    emptyLabelText: 'Ingen vurdering',
  },
  autocomplete: {
    clearText: 'Tøm',
    closeText: 'Lukk',
    loadingText: 'Laster inn…',
    noOptionsText: 'Ingen alternativer',
    openText: 'Åpne',
  },
  alert: { closeText: 'Lukk' },
  pagination: {
    label: 'Sidenavigasjon',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Gå til side #', selected: 'Side #' }),
  },
} satisfies LocaleLabels;
