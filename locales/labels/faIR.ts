import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('fa-IR', { direction: 'rtl' });

const steps = {
  first: 'رفتن به صفحهٔ اول',
  last: 'رفتن به صفحهٔ آخر',
  next: 'رفتن به صفحهٔ بعد',
  previous: 'رفتن به صفحهٔ قبل',
};

/** The labels in Persian, where nouns stay singular after a number. */
export const faIR = {
  code: 'faIR',
  nativeName: 'فارسی',
  englishName: 'Persian',
  direction: 'rtl',
  breadcrumbs: { expandText: 'نمایش مسیر کامل' },
  tablePagination: {
    labelRowsPerPage: 'تعداد سطر در هر صفحه:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from} تا ${to} از ${count}`,
      unknown: ({ from, to }) => `${from} تا ${to} از بیش از ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# ستاره' }),
    emptyLabelText: 'بدون امتیاز',
  },
  autocomplete: {
    clearText: 'پاک کردن',
    closeText: 'بستن',
    loadingText: 'در حال بارگذاری…',
    noOptionsText: 'گزینه‌ای وجود ندارد',
    openText: 'باز کردن',
  },
  alert: { closeText: 'بستن' },
  pagination: {
    label: 'پیمایش صفحه‌ها',
    getItemAriaLabel: pageEntry({ ...steps, page: 'رفتن به صفحهٔ #', selected: 'صفحهٔ #' }),
  },
} satisfies LocaleLabels;
