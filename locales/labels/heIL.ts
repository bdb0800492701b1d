import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('he-IL', { direction: 'rtl' });

const steps = {
  first: 'מעבר לעמוד הראשון',
  last: 'מעבר לעמוד האחרון',
  next: 'מעבר לעמוד הבא',
  previous: 'מעבר לעמוד הקודם',
};

/** The labels in Hebrew, where one and two stars are words. */
export const heIL = {
  code: 'heIL',
  nativeName: 'עברית',
  englishName: 'Hebrew',
  direction: 'rtl',
  breadcrumbs: { expandText: 'הצגת הנתיב המלא' },
  tablePagination: {
    labelRowsPerPage: 'שורות בעמוד:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from} עד ${to} מתוך ${count}`,
      unknown: ({ from, to }) => `${from} עד ${to} מתוך יותר מ־${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ 1: 'כוכב אחד', one: '# כוכב', two: 'שני כוכבים', other: '# כוכבים' }),
    emptyLabelText: 'ללא דירוג',
  },
  autocomplete: {
    clearText: 'ניקוי',
    closeText: 'סגירה',
    loadingText: 'בטעינה…',
    noOptionsText: 'אין אפשרויות',
    openText: 'פתיחה',
  },
  alert: { closeText: 'סגירה' },
  pagination: {
    label: 'ניווט בין עמודים',
    getItemAriaLabel: pageEntry({ ...steps, page: 'מעבר לעמוד #', selected: 'עמוד #' }),
  },
} satisfies LocaleLabels;
