import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ro-RO');

const steps = {
  first: 'Mergi la prima pagină',
  last: 'Mergi la ultima pagină',
  next: 'Mergi la pagina următoare',
  previous: 'Mergi la pagina anterioară',
};

/** The labels in Romanian, where “de” joins a number to its noun from 20 upwards. */
export const roRO = {
  code: 'roRO',
  nativeName: 'Română',
  englishName: 'Romanian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Afișează calea completă' },
  tablePagination: {
    labelRowsPerPage: 'Rânduri pe pagină:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} din ${count}`,
      unknown: ({ from, to }) => `${from}–${to} din peste ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# stea', few: '# stele', other: '# de stele' }),
    emptyLabelText: 'Fără evaluare',
  },
  autocomplete: {
    clearText: 'Șterge',
    closeText: 'Închide',
    loadingText: 'Se încarcă…',
    noOptionsText: 'Nicio opțiune',
    openText: 'Deschide',
  },
  alert: { closeText: 'Închide' },
  pagination: {
    label: 'Navigare între pagini',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Mergi la pagina #', selected: 'Pagina #' }),
  },
} satisfies LocaleLabels;
