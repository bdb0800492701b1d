import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('et-EE');

const steps = {
  first: 'Mine esimesele lehele',
  last: 'Mine viimasele lehele',
  next: 'Mine järgmisele lehele',
  previous: 'Mine eelmisele lehele',
};

/** The labels in Estonian. */
export const etEE = {
  code: 'etEE',
  nativeName: 'Eesti',
  englishName: 'Estonian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Näita kogu teed' },
  tablePagination: {
    labelRowsPerPage: 'Ridu lehel:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to}, kokku ${count}`,
      unknown: ({ from, to }) => `${from}–${to}, kokku üle ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# täht', other: '# tähte' }),
    emptyLabelText: 'Hinnang puudub',
  },
  autocomplete: {
    clearText: 'Tühjenda',
    closeText: 'Sulge',
    loadingText: 'Laadimine…',
    noOptionsText: 'Valikuid pole',
    openText: 'Ava',
  },
  alert: { closeText: 'Sulge' },
  pagination: {
    label: 'Lehtede navigatsioon',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Mine lehele #', selected: 'Leht #' }),
  },
} satisfies LocaleLabels;
