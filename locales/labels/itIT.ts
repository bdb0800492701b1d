import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('it-IT');

const steps = {
  first: 'Vai alla prima pagina',
  last: 'Vai all’ultima pagina',
  next: 'Vai alla pagina successiva',
  previous: 'Vai alla pagina precedente',
};

/** The labels in Italian. */
export const itIT = {
  code: 'itIT',
  nativeName: 'Italiano',
  englishName: 'Italian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Mostra il percorso completo' },
  tablePagination: {
    labelRowsPerPage: 'Righe per pagina:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} di ${count}`,
      unknown: ({ from, to }) => `${from}–${to} di oltre ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# stella', many: '# di stelle', other: '# stelle' }),
    emptyLabelText: 'Nessuna valutazione',
  },
  autocomplete: {
    clearText: 'Cancella',
    closeText: 'Chiudi',
    loadingText: 'Caricamento in corso…',
    noOptionsText: 'Nessuna opzione',
    openText: 'Apri',
  },
  alert: { closeText: 'Chiudi' },
  pagination: {
    label: 'Navigazione tra le pagine',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Vai alla pagina #', selected: 'Pagina #' }),
  },
} satisfies LocaleLabels;
