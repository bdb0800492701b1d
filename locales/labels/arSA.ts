import { createArabicLabels } from './create-arabic-labels.ts';
import type { LocaleLabels } from './locale-labels.ts';

/** The labels in Arabic, with the numbers of Saudi Arabia. */
export const arSA = {
  code: 'arSA',
  nativeName: 'العربية (السعودية)',
  englishName: 'Arabic (Saudi Arabia)',
  ...createArabicLabels('ar-SA'),
} satisfies LocaleLabels;
