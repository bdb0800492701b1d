import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ms-MY');

const steps = {
  first: 'Pergi ke halaman pertama',
  last: 'Pergi ke halaman terakhir',
  next: 'Pergi ke halaman seterusnya',
  previous: 'Pergi ke halaman sebelumnya',
};

/** The labels in Malay, with the numbers of Malaysia. */
export const msMS = {
  code: 'msMS',
  nativeName: 'Bahasa Melayu',
  englishName: 'Malay',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Tunjukkan laluan penuh' },
  tablePagination: {
    labelRowsPerPage: 'Baris setiap halaman:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} daripada ${count}`,
      unknown: ({ from, to }) => `${from}–${to} daripada lebih ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# bintang' }),
    emptyLabelText: 'Tiada penilaian',
  },
  autocomplete: {
    clearText: 'Kosongkan',
    closeText: 'Tutup',
    loadingText: 'Memuatkan…',
    noOptionsText: 'Tiada pilihan',
    openText: 'Buka',
  },
  alert: { closeText: 'Tutup' },
  pagination: {
    label: 'Navigasi halaman',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Pergi ke halaman #', selected: 'Halaman #' }),
  },
} satisfies LocaleLabels;
