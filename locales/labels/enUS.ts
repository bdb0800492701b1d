import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('en-US');

const steps = {
  first: 'Go to first page',
  last: 'Go to last page',
  next: 'Go to next page',
  previous: 'Go to previous page',
};

/** The labels in English. */
export const enUS = {
  code: 'enUS',
  nativeName: 'English',
  englishName: 'English',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Show full path' },
  tablePagination: {
    labelRowsPerPage: 'Rows per page:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} of ${count}`,
      unknown: ({ from, to }) => `${from}–${to} of more than ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# star', other: '# stars' }),
    emptyLabelText: 'No rating',
  },
  autocomplete: {
    clearText: 'Clear',
    closeText: 'Close',
    loadingText: 'Loading…',
    noOptionsText: 'No options',
    openText: 'Open',
  },
  alert: { closeText: 'Close' },
  pagination: {
    label: 'Pagination',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Go to page #', selected: 'Page #' }),
  },
} satisfies LocaleLabels;
