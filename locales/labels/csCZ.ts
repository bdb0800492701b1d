import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('cs-CZ');

const steps = {
  first: 'Přejít na první stránku',
  last: 'Přejít na poslední stránku',
  next: 'Přejít na další stránku',
  previous: 'Přejít na předchozí stránku',
};

/** The labels in Czech, where “celkem” spares the choice between “z” and “ze” before a number. */
export const csCZ = {
  code: 'csCZ',
  nativeName: 'Čeština',
  englishName: 'Czech',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Zobrazit celou cestu' },
  tablePagination: {
    labelRowsPerPage: 'Řádků na stránku:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} z celkem ${count}`,
      unknown: ({ from, to }) => `${from}–${to} z více než ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# hvězdička', few: '# hvězdičky', many: '# hvězdičky', other: '# hvězdiček' }),
    emptyLabelText: 'Bez hodnocení',
  },
  autocomplete: {
    clearText: 'Vymazat',
    closeText: 'Zavřít',
    loadingText: 'Načítání…',
    noOptionsText: 'Žádné možnosti',
    openText: 'Otevřít',
  },
  alert: { closeText: 'Zavřít' },
  pagination: {
    label: 'Stránkování',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Přejít na stránku #', selected: 'Stránka #' }),
  },
} satisfies LocaleLabels;
