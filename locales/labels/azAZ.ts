import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('az-AZ', { numbersLike: 'tr-TR' });

const steps = {
  first: 'Birinci səhifəyə keç',
  last: 'Sonuncu səhifəyə keç',
  next: 'Növbəti səhifəyə keç',
  previous: 'Əvvəlki səhifəyə keç',
};

/** The labels in Azerbaijani, where nouns stay singular after a number and ordinals take one of four endings. */
export const azAZ = {
  code: 'azAZ',
  nativeName: 'Azərbaycan dili',
  englishName: 'Azerbaijani',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Bütün yolu göstər' },
  tablePagination: {
    labelRowsPerPage: 'Səhifədəki sətir sayı:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} (cəmi ${count} sətir)`,
      unknown: ({ from, to }) => `${from}–${to} (${to} sətirdən çox)`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# ulduz' }),
    emptyLabelText: 'Qiymətləndirilməyib',
  },
  autocomplete: {
    clearText: 'Təmizlə',
    closeText: 'Bağla',
    loadingText: 'Yüklənir…',
    noOptionsText: 'Seçim yoxdur',
    openText: 'Aç',
  },
  alert: { closeText: 'Bağla' },
  pagination: {
    label: 'Səhifələr üzrə naviqasiya',
    getItemAriaLabel: pageEntry({
      ...steps,
      page: {
        one: '#-ci səhifəyə keç',
        few: '#-cü səhifəyə keç',
        many: '#-cı səhifəyə keç',
        other: '#-cu səhifəyə keç',
      },
      selected: { one: '#-ci səhifə', few: '#-cü səhifə', many: '#-cı səhifə', other: '#-cu səhifə' },
    }),
  },
} satisfies LocaleLabels;
