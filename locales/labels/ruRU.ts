import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ru-RU');

const steps = {
  first: 'Перейти на первую страницу',
  last: 'Перейти на последнюю страницу',
  next: 'Перейти на следующую страницу',
  previous: 'Перейти на предыдущую страницу',
};

/** The labels in Russian. */
export const ruRU = {
  code: 'ruRU',
  nativeName: 'Русский',
  englishName: 'Russian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Показать весь путь' },
  tablePagination: {
    labelRowsPerPage: 'Строк на странице:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} из ${count}`,
      unknown: ({ from, to }) => `${from}–${to} из более чем ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# звезда', few: '# звезды', many: '# звёзд', other: '# звезды' }),
    emptyLabelText: 'Нет оценки',
  },
  autocomplete: {
    clearText: 'Очистить',
    closeText: 'Закрыть',
    loadingText: 'Загрузка…',
    noOptionsText: 'Нет вариантов',
    openText: 'Открыть',
  },
  alert: { closeText: 'Закрыть' },
  pagination: {
    label: 'Навигация по страницам',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Перейти на страницу #', selected: 'Страница #' }),
  },
} satisfies LocaleLabels;
