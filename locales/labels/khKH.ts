import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('km-KH', { numbersLike: 'en-US' });

const steps = {
  first: 'ទៅទំព័រដំបូង',
  last: 'ទៅទំព័រចុងក្រោយ',
  next: 'ទៅទំព័របន្ទាប់',
  previous: 'ទៅទំព័រមុន',
};

/** The labels in Khmer, where the number stands after its noun. */
export const khKH = {
  code: 'khKH',
  nativeName: 'ខ្មែរ',
  englishName: 'Khmer',
  direction: 'ltr',
  breadcrumbs: { expandText: 'បង្ហាញផ្លូវទាំងមូល' },
  tablePagination: {
    labelRowsPerPage: 'ចំនួនជួរក្នុងមួយទំព័រ៖',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} នៃ ${count}`,
      unknown: ({ from, to }) => `${from}–${to} នៃចំនួនលើសពី ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: 'ផ្កាយ #' }),
    emptyLabelText: 'គ្មានការវាយតម្លៃ',
  },
  autocomplete: {
    clearText: 'សម្អាត',
    closeText: 'បិទ',
    loadingText: 'កំពុងផ្ទុក…',
    noOptionsText: 'គ្មានជម្រើស',
    openText: 'បើក',
  },
  alert: { closeText: 'បិទ' },
  pagination: {
    label: 'ការរុករកទំព័រ',
    getItemAriaLabel: pageEntry({ ...steps, page: 'ទៅទំព័រទី #', selected: 'ទំព័រទី #' }),
  },
} satisfies LocaleLabels;
