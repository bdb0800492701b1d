import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('id-ID');

const steps = {
  first: 'Ke halaman pertama',
  last: 'Ke halaman terakhir',
  next: 'Ke halaman berikutnya',
  previous: 'Ke halaman sebelumnya',
};

/** The labels in Indonesian. */
export const idID = {
  code: 'idID',
  nativeName: 'Bahasa Indonesia',
  englishName: 'Indonesian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Tampilkan jalur lengkap' },
  tablePagination: {
    labelRowsPerPage: 'Baris per halaman:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} dari ${count}`,
      unknown: ({ from, to }) => `${from}–${to} dari lebih dari ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# bintang' }),
    emptyLabelText: 'Belum ada penilaian',
  },
  autocomplete: {
    clearText: 'Bersihkan',
    closeText: 'Tutup',
    loadingText: 'Memuat…',
    noOptionsText: 'Tidak ada pilihan',
    openText: 'Buka',
  },
  alert: { closeText: 'Tutup' },
  pagination: {
    label: 'Navigasi halaman',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Ke halaman #', selected: 'Halaman #' }),
  },
} satisfies LocaleLabels;
