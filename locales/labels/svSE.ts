import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('sv-SE');

const steps = {
  first: 'Gå till första sidan',
  last: 'Gå till sista sidan',
  next: 'Gå till nästa sida',
  previous: 'Gå till föregående sida',
};

/** The labels in Swedish. */
export const svSE = {
  code: 'svSE',
  nativeName: 'Svenska',
  englishName: 'Swedish',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Visa hela sökvägen' },
  tablePagination: {
    labelRowsPerPage: 'Rader per sida:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} av ${count}`,
      unknown: ({ from, to }) => `${from}–${to} av fler än ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# stjärna', other: '# stjärnor' }),
    emptyLabelText: 'Inget betyg',
  },
  autocomplete: {
    clearText: 'Rensa',
    closeText: 'Stäng',
    loadingText: 'Läser in…',
    noOptionsText: 'Inga alternativ',
    openText: 'Öppna',
  },
  alert: { closeText: 'Stäng' },
  pagination: {
    label: 'Sidnavigering',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Gå till sida #', selected: 'Sida #' }),
  },
} satisfies LocaleLabels;
