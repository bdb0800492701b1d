import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('hu-HU');

const steps = {
  first: 'Ugrás az első oldalra',
  last: 'Ugrás az utolsó oldalra',
  next: 'Ugrás a következő oldalra',
  previous: 'Ugrás az előző oldalra',
};

/** The labels in Hungarian, where nouns stay singular after a number. */
export const huHU = {
  code: 'huHU',
  nativeName: 'Magyar',
  englishName: 'Hungarian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Teljes útvonal megjelenítése' },
  tablePagination: {
    labelRowsPerPage: 'Sorok száma oldalanként:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to}, összesen ${count}`,
      unknown: ({ from, to }) => `${from}–${to}, összesen több mint ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# csillag' }),
    emptyLabelText: 'Nincs értékelés',
  },
  autocomplete: {
    clearText: 'Törlés',
    closeText: 'Bezárás',
    loadingText: 'Betöltés…',
    noOptionsText: 'Nincs választható elem',
    openText: 'Megnyitás',
  },
  alert: { closeText: 'Bezárás' },
  pagination: {
    label: 'Lapozás',
    getItemAriaLabel: pageEntry({ ...steps, page: '#. oldal megnyitása', selected: '#. oldal' }),
  },
} satisfies LocaleLabels;
