import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('zh-CN');

const steps = {
  first: '转到第一页',
  last: '转到最后一页',
  next: '转到下一页',
  previous: '转到上一页',
};

/** The labels in Chinese, in simplified characters. */
export const zhCN = {
  code: 'zhCN',
  nativeName: '简体中文',
  englishName: 'Chinese (Simplified)',
  direction: 'ltr',
  breadcrumbs: { expandText: '显示完整路径' },
  tablePagination: {
    labelRowsPerPage: '每页行数：',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `第 ${from}–${to} 行，共 ${count} 行`,
      unknown: ({ from, to }) => `第 ${from}–${to} 行，共超过 ${to} 行`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# 颗星' }),
    emptyLabelText: '未评分',
  },
  autocomplete: {
    clearText: '清除',
    closeText: '关闭',
    loadingText: '正在加载…',
    noOptionsText: '无可用选项',
    openText: '打开',
  },
  alert: { closeText: '关闭' },
  pagination: {
    label: '分页导航',
    getItemAriaLabel: pageEntry({ ...steps, page: '转到第 # 页', selected: '第 # 页' }),
  },
} satisfies LocaleLabels;
