import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('bn-BD');

const steps = {
  first: 'প্রথম পৃষ্ঠায় যান',
  last: 'শেষ পৃষ্ঠায় যান',
  next: 'পরবর্তী পৃষ্ঠায় যান',
  previous: 'পূর্ববর্তী পৃষ্ঠায় যান',
};

/** The labels in Bengali, where nouns stay the same after a number. */
export const bnBD = {
  code: 'bnBD',
  nativeName: 'বাংলা',
  englishName: 'Bengali',
  direction: 'ltr',
  breadcrumbs: { expandText: 'সম্পূর্ণ পথ দেখান' },
  tablePagination: {
    labelRowsPerPage: 'প্রতি পৃষ্ঠায় সারি:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${count}টি সারির মধ্যে ${from}–${to}`,
      unknown: ({ from, to }) => `${to}টির বেশি সারির মধ্যে ${from}–${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '#টি তারা' }),
    emptyLabelText: 'কোনো রেটিং নেই',
  },
  autocomplete: {
    clearText: 'মুছুন',
    closeText: 'বন্ধ করুন',
    loadingText: 'লোড হচ্ছে…',
    noOptionsText: 'কোনো বিকল্প নেই',
    openText: 'খুলুন',
  },
  alert: { closeText: 'বন্ধ করুন' },
  pagination: {
    label: 'পৃষ্ঠা নেভিগেশন',
    getItemAriaLabel: pageEntry({ ...steps, page: '# নম্বর পৃষ্ঠায় যান', selected: 'পৃষ্ঠা #' }),
  },
} satisfies LocaleLabels;
