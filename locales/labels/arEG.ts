import { createArabicLabels } from './create-arabic-labels.ts';
import type { LocaleLabels } from './locale-labels.ts';

/** The labels in Arabic, with the numbers of Egypt. */
export const arEG = {
  code: 'arEG',
  nativeName: 'العربية (مصر)',
  englishName: 'Arabic (Egypt)',
  ...createArabicLabels('ar-EG'),
} satisfies LocaleLabels;
