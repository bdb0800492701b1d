import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('el-GR');

const steps = {
  first: 'Μετάβαση στην πρώτη σελίδα',
  last: 'Μετάβαση στην τελευταία σελίδα',
  next: 'Μετάβαση στην επόμενη σελίδα',
  previous: 'Μετάβαση στην προηγούμενη σελίδα',
};

/** The labels in Greek. */
export const elGR = {
  code: 'elGR',
  nativeName: 'Ελληνικά',
  englishName: 'Greek',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Εμφάνιση ολόκληρης της διαδρομής' },
  tablePagination: {
    labelRowsPerPage: 'Γραμμές ανά σελίδα:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} από ${count}`,
      unknown: ({ from, to }) => `${from}–${to} από περισσότερες από ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# αστέρι', other: '# αστέρια' }),
    emptyLabelText: 'Χωρίς βαθμολογία',
  },
  autocomplete: {
    clearText: 'Καθαρισμός',
    closeText: 'Κλείσιμο',
    loadingText: 'Φόρτωση…',
    noOptionsText: 'Δεν υπάρχουν επιλογές',
    openText: 'Άνοιγμα',
  },
  alert: { closeText: 'Κλείσιμο' },
  pagination: {
    label: 'Πλοήγηση σελίδων',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Μετάβαση στη σελίδα #', selected: 'Σελίδα #' }),
  },
} satisfies LocaleLabels;
