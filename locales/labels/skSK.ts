import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('sk-SK');

const steps = {
  first: 'Prejsť na prvú stránku',
  last: 'Prejsť na poslednú stránku',
  next: 'Prejsť na nasledujúcu stránku',
  previous: 'Prejsť na predchádzajúcu stránku',
};

/** The labels in Slovak, where “celkového počtu” spares the choice between “z” and “zo” before a number. */
export const skSK = {
  code: 'skSK',
  nativeName: 'Slovenčina',
  englishName: 'Slovak',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Zobraziť celú cestu' },
  tablePagination: {
    labelRowsPerPage: 'Riadkov na stránku:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} z celkového počtu ${count}`,
      unknown: ({ from, to }) => `${from}–${to} z viac ako ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# hviezdička', few: '# hviezdičky', many: '# hviezdičky', other: '# hviezdičiek' }),
    emptyLabelText: 'Bez hodnotenia',
  },
  autocomplete: {
    clearText: 'Vymazať',
    closeText: 'Zavrieť',
    loadingText: 'Načítava sa…',
    noOptionsText: 'Žiadne možnosti',
    openText: 'Otvoriť',
  },
  alert: { closeText: 'Zavrieť' },
  pagination: {
    label: 'Stránkovanie',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Prejsť na stránku #', selected: 'Stránka #' }),
  },
} satisfies LocaleLabels;
