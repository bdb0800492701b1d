// A country → its Arabic labels. The written language is one; the numbers are the country's.
// A single star and a pair of stars are words of their own and show no digit.

import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const steps = {
  first: 'الانتقال إلى الصفحة الأولى',
  last: 'الانتقال إلى الصفحة الأخيرة',
  next: 'الانتقال إلى الصفحة التالية',
  previous: 'الانتقال إلى الصفحة السابقة',
};

/** Makes the labels that the Arabic bundles share, for a tag such as "ar-EG". */
export function createArabicLabels(tag: string) {
  const { displayedRows, counted, pageEntry } = createLanguage(tag, { direction: 'rtl' });

  return {
    direction: 'rtl',
    breadcrumbs: { expandText: 'عرض المسار الكامل' },
    tablePagination: {
      labelRowsPerPage: 'عدد الصفوف في الصفحة:',
      labelDisplayedRows: displayedRows({
        known: ({ from, to, count }) => `${from} إلى ${to} من أصل ${count}`,
        unknown: ({ from, to }) => `${from} إلى ${to} من أصل أكثر من ${to}`,
      }),
      getItemAriaLabel: (type) => steps[type],
    },
    rating: {
      getLabelText: counted({ one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', other: '# نجمة' }),
      emptyLabelText: 'بلا تقييم',
    },
    autocomplete: {
      clearText: 'مسح',
      closeText: 'إغلاق',
      loadingText: 'جارٍ التحميل…',
      noOptionsText: 'لا توجد خيارات',
      openText: 'فتح',
    },
    alert: { closeText: 'إغلاق' },
    pagination: {
      label: 'التنقل بين الصفحات',
      getItemAriaLabel: pageEntry({ ...steps, page: 'الانتقال إلى الصفحة #', selected: 'الصفحة #' }),
    },
  } satisfies Omit<LocaleLabels, 'code' | 'nativeName' | 'englishName'>;
}
