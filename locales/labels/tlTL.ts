import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('fil-PH');

const steps = {
  first: 'Pumunta sa unang pahina',
  last: 'Pumunta sa huling pahina',
  next: 'Pumunta sa susunod na pahina',
  previous: 'Pumunta sa nakaraang pahina',
};

/** The labels in Tagalog, where a number that ends in 4, 6 or 9 is joined to its noun by a word of its own. */
export const tlTL = {
  code: 'tlTL',
  nativeName: 'Tagalog',
  englishName: 'Tagalog',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Ipakita ang buong landas' },
  tablePagination: {
    labelRowsPerPage: 'Mga hilera bawat pahina:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} mula sa ${count}`,
      unknown: ({ from, to }) => `${from}–${to} mula sa mahigit ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# bituin', other: '# na bituin' }),
    emptyLabelText: 'Walang marka',
  },
  autocomplete: {
    clearText: 'Burahin',
    closeText: 'Isara',
    loadingText: 'Naglo-load…',
    noOptionsText: 'Walang pagpipilian',
    openText: 'Buksan',
  },
  alert: { closeText: 'Isara' },
  pagination: {
    label: 'Nabigasyon ng mga pahina',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Pumunta sa pahina #', selected: 'Pahina #' }),
  },
} satisfies LocaleLabels;
