import { createArabicLabels } from './create-arabic-labels.ts';
import type { LocaleLabels } from './locale-labels.ts';

/** The labels in Arabic, with the numbers of Sudan. */
export const arSD = {
  code: 'arSD',
  nativeName: 'العربية (السودان)',
  englishName: 'Arabic (Sudan)',
  ...createArabicLabels('ar-SD'),
} satisfies LocaleLabels;
