import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ca-ES');

const steps = {
  first: 'Ves a la primera pàgina',
  last: 'Ves a l’última pàgina',
  next: 'Ves a la pàgina següent',
  previous: 'Ves a la pàgina anterior',
};

/** The labels in Catalan, where “total” spares the choice between “de” and “d’” before a number. */
export const caES = {
  code: 'caES',
  nativeName: 'Català',
  englishName: 'Catalan',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Mostra el camí complet' },
  tablePagination: {
    labelRowsPerPage: 'Files per pàgina:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to}, total: ${count}`,
      unknown: ({ from, to }) => `${from}–${to}, total superior a ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# estrella', many: '# d’estrelles', other: '# estrelles' }),
    emptyLabelText: 'Sense valoració',
  },
  autocomplete: {
    clearText: 'Esborra',
    closeText: 'Tanca',
    loadingText: 'S’està carregant…',
    noOptionsText: 'No hi ha opcions',
    openText: 'Obre',
  },
  alert: { closeText: 'Tanca' },
  pagination: {
    label: 'Paginació',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Ves a la pàgina #', selected: 'Pàgina #' }),
  },
} satisfies LocaleLabels;
