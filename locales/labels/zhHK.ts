import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('zh-HK');

const steps = {
  first: '前往第一頁',
  last: '前往最後一頁',
  next: '前往下一頁',
  previous: '前往上一頁',
};

/** The labels in Chinese, in traditional characters and the words of Hong Kong. */
export const zhHK = {
  code: 'zhHK',
  nativeName: '繁體中文（香港）',
  englishName: 'Chinese (Hong Kong)',
  direction: 'ltr',
  breadcrumbs: { expandText: '顯示完整路徑' },
  tablePagination: {
    labelRowsPerPage: '每頁行數：',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `第 ${from}–${to} 行，共 ${count} 行`,
      unknown: ({ from, to }) => `第 ${from}–${to} 行，共超過 ${to} 行`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# 顆星' }),
    emptyLabelText: '未有評分',
  },
  autocomplete: {
    clearText: '清除',
    closeText: '關閉',
    loadingText: '載入中…',
    noOptionsText: '沒有選項',
    openText: '開啟',
  },
  alert: { closeText: '關閉' },
  pagination: {
    label: '分頁導航',
    getItemAriaLabel: pageEntry({ ...steps, page: '前往第 # 頁', selected: '第 # 頁' }),
  },
} satisfies LocaleLabels;
