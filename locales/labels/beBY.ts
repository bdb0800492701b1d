import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('be-BY', { numbersLike: 'pl-PL' });

const steps = {
  first: 'Перайсці на першую старонку',
  last: 'Перайсці на апошнюю старонку',
  next: 'Перайсці на наступную старонку',
  previous: 'Перайсці на папярэднюю старонку',
};

/** The labels in Belarusian, where “усяго” spares the choice between “з” and “са” before a number. */
export const beBY = {
  code: 'beBY',
  nativeName: 'Беларуская',
  englishName: 'Belarusian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Паказаць увесь шлях' },
  tablePagination: {
    labelRowsPerPage: 'Радкоў на старонцы:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to}, усяго ${count}`,
      unknown: ({ from, to }) => `${from}–${to}, усяго больш за ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# зорка', few: '# зоркі', many: '# зорак', other: '# зоркі' }),
    emptyLabelText: 'Без ацэнкі',
  },
  autocomplete: {
    clearText: 'Ачысціць',
    closeText: 'Закрыць',
    loadingText: 'Загрузка…',
    noOptionsText: 'Няма варыянтаў',
    openText: 'Адкрыць',
  },
  alert: { closeText: 'Закрыць' },
  pagination: {
    label: 'Навігацыя па старонках',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Перайсці на старонку #', selected: 'Старонка #' }),
  },
} satisfies LocaleLabels;
