import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('uk-UA');

const steps = {
  first: 'Перейти на першу сторінку',
  last: 'Перейти на останню сторінку',
  next: 'Перейти на наступну сторінку',
  previous: 'Перейти на попередню сторінку',
};

/** The labels in Ukrainian, where “усього” spares the choice between “з”, “із” and “зі” before a number. */
export const ukUA = {
  code: 'ukUA',
  nativeName: 'Українська',
  englishName: 'Ukrainian',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Показати весь шлях' },
  tablePagination: {
    labelRowsPerPage: 'Рядків на сторінці:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to}, усього ${count}`,
      unknown: ({ from, to }) => `${from}–${to}, усього понад ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# зірка', few: '# зірки', many: '# зірок', other: '# зірки' }),
    emptyLabelText: 'Без оцінки',
  },
  autocomplete: {
    clearText: 'Очистити',
    closeText: 'Закрити',
    loadingText: 'Завантаження…',
    noOptionsText: 'Немає варіантів',
    openText: 'Відкрити',
  },
  alert: { closeText: 'Закрити' },
  pagination: {
    label: 'Навігація сторінками',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Перейти на сторінку #', selected: 'Сторінка #' }),
  },
} satisfies LocaleLabels;
