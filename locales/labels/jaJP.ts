import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ja-JP');

const steps = {
  first: '最初のページへ移動',
  last: '最後のページへ移動',
  next: '次のページへ移動',
  previous: '前のページへ移動',
};

/** The labels in Japanese. */
export const jaJP = {
  code: 'jaJP',
  nativeName: '日本語',
  englishName: 'Japanese',
  direction: 'ltr',
  breadcrumbs: { expandText: 'パス全体を表示' },
  tablePagination: {
    labelRowsPerPage: 'ページあたりの行数：',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}〜${to}件（全${count}件）`,
      unknown: ({ from, to }) => `${from}〜${to}件（全${to}件超）`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '星#個' }),
    emptyLabelText: '評価なし',
  },
  autocomplete: {
    clearText: 'クリア',
    closeText: '閉じる',
    loadingText: '読み込み中…',
    noOptionsText: '選択肢がありません',
    openText: '開く',
  },
  alert: { closeText: '閉じる' },
  pagination: {
    label: 'ページ送り',
    getItemAriaLabel: pageEntry({ ...steps, page: '#ページ目へ移動', selected: '#ページ目' }),
  },
} satisfies LocaleLabels;
