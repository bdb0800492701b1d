import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('sr-Latn-RS');

const steps = {
  first: 'Idi na prvu stranicu',
  last: 'Idi na poslednju stranicu',
  next: 'Idi na sledeću stranicu',
  previous: 'Idi na prethodnu stranicu',
};

/** The labels in Serbian, in Latin letters; a fraction is followed by the genitive singular. */
export const srRS = {
  code: 'srRS',
  nativeName: 'Srpski',
  englishName: 'Serbian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Prikaži celu putanju' },
  tablePagination: {
    labelRowsPerPage: 'Redova po stranici:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} od ${count}`,
      unknown: ({ from, to }) => `${from}–${to} od više od ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# zvezdica', few: '# zvezdice', fraction: '# zvezdice', other: '# zvezdica' }),
    emptyLabelText: 'Bez ocene',
  },
  autocomplete: {
    clearText: 'Obriši',
    closeText: 'Zatvori',
    loadingText: 'Učitavanje…',
    noOptionsText: 'Nema opcija',
    openText: 'Otvori',
  },
  alert: { closeText: 'Zatvori' },
  pagination: {
    label: 'Navigacija po stranicama',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Idi na stranicu #', selected: 'Stranica #' }),
  },
} satisfies LocaleLabels;
