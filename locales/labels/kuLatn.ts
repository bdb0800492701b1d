import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ku-TR', { numbersLike: 'tr-TR' });

const steps = {
  first: 'Biçe rûpela yekem',
  last: 'Biçe rûpela dawî',
  next: 'Biçe rûpela din',
  previous: 'Biçe rûpela berê',
};

/** The labels in Northern Kurdish, in Latin letters. */
export const kuLatn = {
  code: 'kuLatn',
  nativeName: 'Kurdî (Kurmancî)',
  englishName: 'Kurdish (Kurmanji)',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Tevahiya rêyê nîşan bide' },
  tablePagination: {
    labelRowsPerPage: 'Rêz di her rûpelê de:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} ji ${count}`,
      unknown: ({ from, to }) => `${from}–${to} ji zêdetirî ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# stêrk' }),
    emptyLabelText: 'Bê nirxandin',
  },
  autocomplete: {
    clearText: 'Paqij bike',
    closeText: 'Bigire',
    loadingText: 'Tê barkirin…',
    noOptionsText: 'Tu vebijark tune',
    openText: 'Veke',
  },
  alert: { closeText: 'Bigire' },
  pagination: {
    label: 'Gera di nav rûpelan de',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Biçe rûpela #', selected: 'Rûpela #' }),
  },
} satisfies LocaleLabels;
