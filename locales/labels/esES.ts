import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('es-ES');

const steps = {
  first: 'Ir a la primera página',
  last: 'Ir a la última página',
  next: 'Ir a la página siguiente',
  previous: 'Ir a la página anterior',
};

/** The labels in Spanish. */
export const esES = {
  code: 'esES',
  nativeName: 'Español',
  englishName: 'Spanish',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Mostrar la ruta completa' },
  tablePagination: {
    labelRowsPerPage: 'Filas por página:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} de ${count}`,
      unknown: ({ from, to }) => `${from}–${to} de más de ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# estrella', many: '# de estrellas', other: '# estrellas' }),
    emptyLabelText: 'Sin valoración',
  },
  autocomplete: {
    clearText: 'Borrar',
    closeText: 'Cerrar',
    loadingText: 'Cargando…',
    noOptionsText: 'Sin opciones',
    openText: 'Abrir',
  },
  alert: { closeText: 'Cerrar' },
  pagination: {
    label: 'Paginación',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Ir a la página #', selected: 'Página #' }),
  },
} satisfies LocaleLabels;
