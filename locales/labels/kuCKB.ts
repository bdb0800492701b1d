import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ckb-IQ', {
  numbersLike: 'ar-IQ-u-nu-arab',
  direction: 'rtl',
});

const steps = {
  first: 'بڕۆ بۆ یەکەم لاپەڕە',
  last: 'بڕۆ بۆ دوایین لاپەڕە',
  next: 'بڕۆ بۆ لاپەڕەی دواتر',
  previous: 'بڕۆ بۆ لاپەڕەی پێشوو',
};

/** The labels in Central Kurdish, in Arabic letters; nouns stay singular after a number. */
export const kuCKB = {
  code: 'kuCKB',
  nativeName: 'کوردی (سۆرانی)',
  englishName: 'Kurdish (Sorani)',
  direction: 'rtl',
  breadcrumbs: { expandText: 'ڕێڕەوی تەواو پیشان بدە' },
  tablePagination: {
    labelRowsPerPage: 'ژمارەی ڕیز لە هەر لاپەڕەیەکدا:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from} تا ${to} لە کۆی ${count}`,
      unknown: ({ from, to }) => `${from} تا ${to} لە کۆی زیاتر لە ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# ئەستێرە' }),
    emptyLabelText: 'بێ هەڵسەنگاندن',
  },
  autocomplete: {
    clearText: 'پاککردنەوە',
    closeText: 'داخستن',
    loadingText: 'بار دەکرێت…',
    noOptionsText: 'هیچ هەڵبژاردەیەک نییە',
    openText: 'کردنەوە',
  },
  alert: { closeText: 'داخستن' },
  pagination: {
    label: 'گەڕان بەنێو لاپەڕەکاندا',
    getItemAriaLabel: pageEntry({ ...steps, page: 'بڕۆ بۆ لاپەڕەی #', selected: 'لاپەڕەی #' }),
  },
} satisfies LocaleLabels;
