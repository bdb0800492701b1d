import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('hr-HR');

const steps = {
  first: 'Idi na prvu stranicu',
  last: 'Idi na posljednju stranicu',
  next: 'Idi na sljedeću stranicu',
  previous: 'Idi na prethodnu stranicu',
};

/** The labels in Croatian, where a fraction is followed by the genitive singular. */
export const hrHR = {
  code: 'hrHR',
  nativeName: 'Hrvatski',
  englishName: 'Croatian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Prikaži cijelu putanju' },
  tablePagination: {
    labelRowsPerPage: 'Redaka po stranici:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} od ${count}`,
      unknown: ({ from, to }) => `${from}–${to} od više od ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# zvjezdica', few: '# zvjezdice', fraction: '# zvjezdice', other: '# zvjezdica' }),
    emptyLabelText: 'Bez ocjene',
  },
  autocomplete: {
    clearText: 'Očisti',
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
