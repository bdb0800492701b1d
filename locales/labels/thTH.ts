import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('th-TH');

const steps = {
  first: 'ไปที่หน้าแรก',
  last: 'ไปที่หน้าสุดท้าย',
  next: 'ไปที่หน้าถัดไป',
  previous: 'ไปที่หน้าก่อนหน้า',
};

/** The labels in Thai. */
export const thTH = {
  code: 'thTH',
  nativeName: 'ไทย',
  englishName: 'Thai',
  direction: 'ltr',
  breadcrumbs: { expandText: 'แสดงเส้นทางทั้งหมด' },
  tablePagination: {
    labelRowsPerPage: 'จำนวนแถวต่อหน้า:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} จาก ${count}`,
      unknown: ({ from, to }) => `${from}–${to} จากมากกว่า ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: '# ดาว' }),
    emptyLabelText: 'ไม่มีคะแนน',
  },
  autocomplete: {
    clearText: 'ล้าง',
    closeText: 'ปิด',
    loadingText: 'กำลังโหลด…',
    noOptionsText: 'ไม่มีตัวเลือก',
    openText: 'เปิด',
  },
  alert: { closeText: 'ปิด' },
  pagination: {
    label: 'การนำทางระหว่างหน้า',
    getItemAriaLabel: pageEntry({ ...steps, page: 'ไปที่หน้า #', selected: 'หน้า #' }),
  },
} satisfies LocaleLabels;
