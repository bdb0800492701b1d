import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('pl-PL');

const steps = {
  first: 'Przejdź do pierwszej strony',
  last: 'Przejdź do ostatniej strony',
  next: 'Przejdź do następnej strony',
  previous: 'Przejdź do poprzedniej strony',
};

/** The labels in Polish, where “łącznie” spares the choice between “z” and “ze” before a number. */
export const plPL = {
  code: 'plPL',
  nativeName: 'Polski',
  englishName: 'Polish',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Pokaż pełną ścieżkę' },
  tablePagination: {
    labelRowsPerPage: 'Wierszy na stronie:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} z łącznie ${count}`,
      unknown: ({ from, to }) => `${from}–${to} z ponad ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# gwiazdka', few: '# gwiazdki', many: '# gwiazdek', other: '# gwiazdki' }),
    emptyLabelText: 'Brak oceny',
  },
  autocomplete: {
    clearText: 'Wyczyść',
    closeText: 'Zamknij',
    loadingText: 'Wczytywanie…',
    noOptionsText: 'Brak opcji',
    openText: 'Otwórz',
  },
  alert: { closeText: 'Zamknij' },
  pagination: {
    label: 'Paginacja',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Przejdź do strony #', selected: 'Strona #' }),
  },
} satisfies LocaleLabels;
