import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('vi-VN');

const steps = {
  first: 'Đến trang đầu tiên',
  last: 'Đến trang cuối cùng',
  next: 'Đến trang sau',
  previous: 'Đến trang trước',
};

/** The labels in Vietnamese. */
export const viVN = {
  code: 'viVN',
  nativeName: 'Tiếng Việt',
  englishName: 'Vietnamese',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Hiển thị toàn bộ đường dẫn' },
  tablePagination: {
    labelRowsPerPage: 'Số hàng mỗi trang:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} trong tổng số ${count}`,
      unknown: ({ from, to }) => `${from}–${to} trong tổng số hơn ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# sao' }),
    emptyLabelText: 'Chưa có đánh giá',
  },
  autocomplete: {
    clearText: 'Xóa',
    closeText: 'Đóng',
    loadingText: 'Đang tải…',
    noOptionsText: 'Không có lựa chọn nào',
    openText: 'Mở',
  },
  alert: { closeText: 'Đóng' },
  pagination: {
    label: 'Phân trang',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Đến trang #', selected: 'Trang #' }),
  },
} satisfies LocaleLabels;
