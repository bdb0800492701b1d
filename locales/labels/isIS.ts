import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('is-IS', { numbersLike: 'da-DK' });

const steps = {
  first: 'Fara á fyrstu síðu',
  last: 'Fara á síðustu síðu',
  next: 'Fara á næstu síðu',
  previous: 'Fara á fyrri síðu',
};

/** The labels in Icelandic, where 21 counts like 1. */
export const isIS = {
  code: 'isIS',
  nativeName: 'Íslenska',
  englishName: 'Icelandic',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Sýna alla slóðina' },
  tablePagination: {
    labelRowsPerPage: 'Raðir á síðu:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} af ${count}`,
      unknown: ({ from, to }) => `${from}–${to} af fleiri en ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# stjarna', other: '# stjörnur' }),
    emptyLabelText: 'Engin einkunn',
  },
  autocomplete: {
    clearText: 'Hreinsa',
    closeText: 'Loka',
    loadingText: 'Hleður…',
    noOptionsText: 'Engir valkostir',
    openText: 'Opna',
  },
  alert: { closeText: 'Loka' },
  pagination: {
    label: 'Flakk milli síðna',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Fara á síðu #', selected: 'Síða #' }),
  },
} satisfies LocaleLabels;
