import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('tr-TR');

const steps = {
  first: 'İlk sayfaya git',
  last: 'Son sayfaya git',
  next: 'Sonraki sayfaya git',
  previous: 'Önceki sayfaya git',
};

/** The labels in Turkish, where nouns stay singular after a number. */
export const trTR = {
  code: 'trTR',
  nativeName: 'Türkçe',
  englishName: 'Turkish',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Tüm yolu göster' },
  tablePagination: {
    labelRowsPerPage: 'Sayfa başına satır:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} (toplam ${count} satır)`,
      unknown: ({ from, to }) => `${from}–${to} (${to} satırdan fazla)`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# yıldız' }),
    emptyLabelText: 'Değerlendirme yok',
  },
  autocomplete: {
    clearText: 'Temizle',
    closeText: 'Kapat',
    loadingText: 'Yükleniyor…',
    noOptionsText: 'Seçenek yok',
    openText: 'Aç',
  },
  alert: { closeText: 'Kapat' },
  pagination: {
    label: 'Sayfalar arası gezinme',
    getItemAriaLabel: pageEntry({ ...steps, page: '#. sayfaya git', selected: '#. sayfa' }),
  },
} satisfies LocaleLabels;
