import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('zh-TW');

const steps = {
  first: '前往第一頁',
  last: '前往最後一頁',
  next: '前往下一頁',
  previous: '前往上一頁',
};

/** The labels in Chinese, in traditional characters and the words of Taiwan. */
export const zhTW = {
  code: 'zhTW',
  nativeName: '繁體中文（台灣）',
  englishName: 'Chinese (Taiwan)',
  direction: 'ltr',
  breadcrumbs: { expandText: '顯示完整路徑' },
  tablePagination: {
    labelRowsPerPage: '每頁筆數：',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `第 ${from}–${to} 筆，共 ${count} 筆`,
      unknown: ({ from, to }) => `第 ${from}–${to} 筆，共超過 ${to} 筆`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# 顆星' }),
    emptyLabelText: '尚未評分',
  },
  autocomplete: {
    clearText: '清除',
    closeText: '關閉',
    loadingText: '載入中…',
    noOptionsText: '沒有可用的選項',
    openText: '開啟',
  },
  alert: { closeText: '關閉' },
  pagination: {
    label: '分頁導覽',
    getItemAriaLabel: pageEntry({ ...steps, page: '前往第 # 頁', selected: '第 # 頁' }),
  },
} satisfies LocaleLabels;
