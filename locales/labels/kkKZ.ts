import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('kk-KZ', { numbersLike: 'ru-RU' });

const steps = {
  first: 'Бірінші бетке өту',
  last: 'Соңғы бетке өту',
  next: 'Келесі бетке өту',
  previous: 'Алдыңғы бетке өту',
};

/** The labels in Kazakh, where nouns stay singular after a number. */
export const kkKZ = {
  code: 'kkKZ',
  nativeName: 'Қазақ тілі',
  englishName: 'Kazakh',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Толық жолды көрсету' },
  tablePagination: {
    labelRowsPerPage: 'Беттегі қатар саны:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} (барлығы ${count} қатар)`,
      unknown: ({ from, to }) => `${from}–${to} (${to} қатардан көп)`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# жұлдыз' }),
    emptyLabelText: 'Бағаланбаған',
  },
  autocomplete: {
    clearText: 'Тазалау',
    closeText: 'Жабу',
    loadingText: 'Жүктелуде…',
    noOptionsText: 'Нұсқалар жоқ',
    openText: 'Ашу',
  },
  alert: { closeText: 'Жабу' },
  pagination: {
    label: 'Беттер бойынша шарлау',
    getItemAriaLabel: pageEntry({ ...steps, page: '#-бетке өту', selected: '#-бет' }),
  },
} satisfies LocaleLabels;
