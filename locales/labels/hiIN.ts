import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('hi-IN');

const steps = {
  first: 'पहले पृष्ठ पर जाएँ',
  last: 'अंतिम पृष्ठ पर जाएँ',
  next: 'अगले पृष्ठ पर जाएँ',
  previous: 'पिछले पृष्ठ पर जाएँ',
};

/** The labels in Hindi, whose numbers are grouped by lakh and crore. */
export const hiIN = {
  code: 'hiIN',
  nativeName: 'हिन्दी',
  englishName: 'Hindi',
  direction: 'ltr',
  breadcrumbs: { expandText: 'पूरा पथ दिखाएँ' },
  tablePagination: {
    labelRowsPerPage: 'प्रति पृष्ठ पंक्तियाँ:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${count} में से ${from}–${to}`,
      unknown: ({ from, to }) => `${to} से अधिक में से ${from}–${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# सितारा', other: '# सितारे' }),
    emptyLabelText: 'कोई रेटिंग नहीं',
  },
  autocomplete: {
    clearText: 'साफ़ करें',
    closeText: 'बंद करें',
    loadingText: 'लोड हो रहा है…',
    noOptionsText: 'कोई विकल्प नहीं',
    openText: 'खोलें',
  },
  alert: { closeText: 'बंद करें' },
  pagination: {
    label: 'पृष्ठ नेविगेशन',
    getItemAriaLabel: pageEntry({ ...steps, page: 'पृष्ठ # पर जाएँ', selected: 'पृष्ठ #' }),
  },
} satisfies LocaleLabels;
