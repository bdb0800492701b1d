import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ne-NP', { numbersLike: 'hi-IN-u-nu-deva' });

const steps = {
  first: 'पहिलो पृष्ठमा जानुहोस्',
  last: 'अन्तिम पृष्ठमा जानुहोस्',
  next: 'अर्को पृष्ठमा जानुहोस्',
  previous: 'अघिल्लो पृष्ठमा जानुहोस्',
};

/** The labels in Nepali, where nouns stay the same after a number. */
export const neNP = {
  code: 'neNP',
  nativeName: 'नेपाली',
  englishName: 'Nepali',
  direction: 'ltr',
  breadcrumbs: { expandText: 'पूरा मार्ग देखाउनुहोस्' },
  tablePagination: {
    labelRowsPerPage: 'प्रति पृष्ठ पङ्क्ति:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${count} मध्ये ${from}–${to}`,
      unknown: ({ from, to }) => `${to} भन्दा बढी मध्ये ${from}–${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# तारा' }),
    emptyLabelText: 'मूल्याङ्कन गरिएको छैन',
  },
  autocomplete: {
    clearText: 'खाली गर्नुहोस्',
    closeText: 'बन्द गर्नुहोस्',
    loadingText: 'लोड हुँदै छ…',
    noOptionsText: 'कुनै विकल्प छैन',
    openText: 'खोल्नुहोस्',
  },
  alert: { closeText: 'बन्द गर्नुहोस्' },
  pagination: {
    label: 'पृष्ठ नेभिगेसन',
    getItemAriaLabel: pageEntry({ ...steps, page: 'पृष्ठ # मा जानुहोस्', selected: 'पृष्ठ #' }),
  },
} satisfies LocaleLabels;
