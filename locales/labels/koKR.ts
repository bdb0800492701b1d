import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('ko-KR');

const steps = {
  first: '첫 페이지로 이동',
  last: '마지막 페이지로 이동',
  next: '다음 페이지로 이동',
  previous: '이전 페이지로 이동',
};

/** The labels in Korean. */
export const koKR = {
  code: 'koKR',
  nativeName: '한국어',
  englishName: 'Korean',
  direction: 'ltr',
  breadcrumbs: { expandText: '전체 경로 표시' },
  tablePagination: {
    labelRowsPerPage: '페이지당 행 수:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `총 ${count}개 행 중 ${from}~${to}행`,
      unknown: ({ from, to }) => `${to}개가 넘는 행 중 ${from}~${to}행`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '별 #개' }),
    emptyLabelText: '별점 없음',
  },
  autocomplete: {
    clearText: '지우기',
    closeText: '닫기',
    loadingText: '불러오는 중…',
    noOptionsText: '선택할 항목 없음',
    openText: '열기',
  },
  alert: { closeText: '닫기' },
  pagination: {
    label: '페이지 탐색',
    getItemAriaLabel: pageEntry({ ...steps, page: '#페이지로 이동', selected: '#페이지' }),
  },
} satisfies LocaleLabels;
