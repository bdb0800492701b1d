import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('nl-NL');

const steps = {
  first: 'Naar de eerste pagina',
  last: 'Naar de laatste pagina',
  next: 'Naar de volgende pagina',
  previous: 'Naar de vorige pagina',
};

/** The labels in Dutch. */
export const nlNL = {
  code: 'nlNL',
  nativeName: 'Nederlands',
  englishName: 'Dutch',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Volledig pad tonen' },
  tablePagination: {
    labelRowsPerPage: 'Rijen per pagina:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} van ${count}`,
      unknown: ({ from, to }) => `${from}–${to} van meer dan ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# ster', other: '# sterren' }),
    emptyLabelText: 'Geen beoordeling',
  },
  autocomplete: {
    clearText: 'Wissen',
    closeText: 'Sluiten',
    loadingText: 'Laden…',
    noOptionsText: 'Geen opties',
    openText: 'Openen',
  },
  alert: { closeText: 'Sluiten' },
  pagination: {
    label: 'Paginanavigatie',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Naar pagina #', selected: 'Pagina #' }),
  },
} satisfies LocaleLabels;
