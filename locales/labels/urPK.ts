import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ur-PK', { direction: 'rtl' });

const steps = {
  first: 'پہلے صفحے پر جائیں',
  last: 'آخری صفحے پر جائیں',
  next: 'اگلے صفحے پر جائیں',
  previous: 'پچھلے صفحے پر جائیں',
};

/** The labels in Urdu, with the digits that Pakistan writes. */
export const urPK = {
  code: 'urPK',
  nativeName: 'اردو',
  englishName: 'Urdu',
  direction: 'rtl',
  breadcrumbs: { expandText: 'پورا راستہ دکھائیں' },
  tablePagination: {
    labelRowsPerPage: 'فی صفحہ قطاریں:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${count} میں سے ${from} تا ${to}`,
      unknown: ({ from, to }) => `${to} سے زائد میں سے ${from} تا ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# ستارہ', other: '# ستارے' }),
    emptyLabelText: 'درجہ بندی نہیں ہوئی',
  },
  autocomplete: {
    clearText: 'صاف کریں',
    closeText: 'بند کریں',
    loadingText: 'لوڈ ہو رہا ہے…',
    noOptionsText: 'کوئی انتخاب نہیں',
    openText: 'کھولیں',
  },
  alert: { closeText: 'بند کریں' },
  pagination: {
    label: 'صفحات کے درمیان آمد و رفت',
    getItemAriaLabel: pageEntry({ ...steps, page: 'صفحہ نمبر # پر جائیں', selected: 'صفحہ نمبر #' }),
  },
} satisfies LocaleLabels;
