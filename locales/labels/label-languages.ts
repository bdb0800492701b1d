// The languages that have labels, by code. It loads no bundle, so that a menu or a table of
// languages costs this file alone; a test keeps it equal to what the bundles say of themselves.

import type { LocaleLabels } from './locale-labels.ts';

/** What a list of languages shows. */
export type LabelLanguage = Pick<LocaleLabels, 'code' | 'nativeName' | 'englishName' | 'direction'>;

/** The code of a bundle. */
export type LabelCode = (typeof labelLanguages)[number]['code'];

/** Every language with labels, sorted by code. */
export const labelLanguages = [
  { code: 'amET', nativeName: 'አማርኛ', englishName: 'Amharic', direction: 'ltr' },
  { code: 'arEG', nativeName: 'العربية (مصر)', englishName: 'Arabic (Egypt)', direction: 'rtl' },
  { code: 'arSA', nativeName: 'العربية (السعودية)', englishName: 'Arabic (Saudi Arabia)', direction: 'rtl' },
  { code: 'arSD', nativeName: 'العربية (السودان)', englishName: 'Arabic (Sudan)', direction: 'rtl' },
  { code: 'azAZ', nativeName: 'Azərbaycan dili', englishName: 'Azerbaijani', direction: 'ltr' },
  { code: 'beBY', nativeName: 'Беларуская', englishName: 'Belarusian', direction: 'ltr' },
  { code: 'bgBG', nativeName: 'Български', englishName: 'Bulgarian', direction: 'ltr' },
  { code: 'bnBD', nativeName: 'বাংলা', englishName: 'Bengali', direction: 'ltr' },
  { code: 'caES', nativeName: 'Català', englishName: 'Catalan', direction: 'ltr' },
  { code: 'csCZ', nativeName: 'Čeština', englishName: 'Czech', direction: 'ltr' },
  { code: 'daDK', nativeName: 'Dansk', englishName: 'Danish', direction: 'ltr' },
  { code: 'deDE', nativeName: 'Deutsch', englishName: 'German', direction: 'ltr' },
  { code: 'elGR', nativeName: 'Ελληνικά', englishName: 'Greek', direction: 'ltr' },
  { code: 'enUS', nativeName: 'English', englishName: 'English', direction: 'ltr' },
  { code: 'esES', nativeName: 'Español', englishName: 'Spanish', direction: 'ltr' },
  { code: 'etEE', nativeName: 'Eesti', englishName: 'Estonian', direction: 'ltr' },
  { code: 'faIR', nativeName: 'فارسی', englishName: 'Persian', direction: 'rtl' },
  { code: 'fiFI', nativeName: 'Suomi', englishName: 'Finnish', direction: 'ltr' },
  { code: 'frFR', nativeName: 'Français', englishName: 'French', direction: 'ltr' },
  { code: 'heIL', nativeName: 'עברית', englishName: 'Hebrew', direction: 'rtl' },
  { code: 'hiIN', nativeName: 'हिन्दी', englishName: 'Hindi', direction: 'ltr' },
  { code: 'hrHR', nativeName: 'Hrvatski', englishName: 'Croatian', direction: 'ltr' },
  { code: 'huHU', nativeName: 'Magyar', englishName: 'Hungarian', direction: 'ltr' },
  { code: 'hyAM', nativeName: 'Հայերեն', englishName: 'Armenian', direction: 'ltr' },
  { code: 'idID', nativeName: 'Bahasa Indonesia', englishName: 'Indonesian', direction: 'ltr' },
  { code: 'isIS', nativeName: 'Íslenska', englishName: 'Icelandic', direction: 'ltr' },
  { code: 'itIT', nativeName: 'Italiano', englishName: 'Italian', direction: 'ltr' },
  { code: 'jaJP', nativeName: '日本語', englishName: 'Japanese', direction: 'ltr' },
  { code: 'khKH', nativeName: 'ខ្មែរ', englishName: 'Khmer', direction: 'ltr' },
  { code: 'kkKZ', nativeName: 'Қазақ тілі', englishName: 'Kazakh', direction: 'ltr' },
  { code: 'koKR', nativeName: '한국어', englishName: 'Korean', direction: 'ltr' },
  { code: 'kuCKB', nativeName: 'کوردی (سۆرانی)', englishName: 'Kurdish (Sorani)', direction: 'rtl' },
  { code: 'kuLatn', nativeName: 'Kurdî (Kurmancî)', englishName: 'Kurdish (Kurmanji)', direction: 'ltr' },
  { code: 'mkMK', nativeName: 'Македонски', englishName: 'Macedonian', direction: 'ltr' },
  { code: 'msMS', nativeName: 'Bahasa Melayu', englishName: 'Malay', direction: 'ltr' },
  { code: 'myMY', nativeName: 'မြန်မာ', englishName: 'Burmese', direction: 'ltr' },
  { code: 'nbNO', nativeName: 'Norsk bokmål', englishName: 'Norwegian Bokmål', direction: 'ltr' },
  { code: 'neNP', nativeName: 'नेपाली', englishName: 'Nepali', direction: 'ltr' },
  { code: 'nlNL', nativeName: 'Nederlands', englishName: 'Dutch', direction: 'ltr' },
  { code: 'nnNO', nativeName: 'Norsk nynorsk', englishName: 'Norwegian Nynorsk', direction: 'ltr' },
  { code: 'plPL', nativeName: 'Polski', englishName: 'Polish', direction: 'ltr' },
  { code: 'ptBR', nativeName: 'Português (Brasil)', englishName: 'Portuguese (Brazil)', direction: 'ltr' },
  { code: 'ptPT', nativeName: 'Português (Portugal)', englishName: 'Portuguese (Portugal)', direction: 'ltr' },
  { code: 'roRO', nativeName: 'Română', englishName: 'Romanian', direction: 'ltr' },
  { code: 'ruRU', nativeName: 'Русский', englishName: 'Russian', direction: 'ltr' },
  { code: 'siLK', nativeName: 'සිංහල', englishName: 'Sinhala', direction: 'ltr' },
  { code: 'skSK', nativeName: 'Slovenčina', englishName: 'Slovak', direction: 'ltr' },
  { code: 'srRS', nativeName: 'Srpski', englishName: 'Serbian', direction: 'ltr' },
  { code: 'svSE', nativeName: 'Svenska', englishName: 'Swedish', direction: 'ltr' },
  { code: 'thTH', nativeName: 'ไทย', englishName: 'Thai', direction: 'ltr' },
  { code: 'tlTL', nativeName: 'Tagalog', englishName: 'Tagalog', direction: 'ltr' },
  { code: 'trTR', nativeName: 'Türkçe', englishName: 'Turkish', direction: 'ltr' },
  { code: 'ukUA', nativeName: 'Українська', englishName: 'Ukrainian', direction: 'ltr' },
  { code: 'urPK', nativeName: 'اردو', englishName: 'Urdu', direction: 'rtl' },
  { code: 'viVN', nativeName: 'Tiếng Việt', englishName: 'Vietnamese', direction: 'ltr' },
  { code: 'zhCN', nativeName: '简体中文', englishName: 'Chinese (Simplified)', direction: 'ltr' },
  { code: 'zhHK', nativeName: '繁體中文（香港）', englishName: 'Chinese (Hong Kong)', direction: 'ltr' },
  { code: 'zhTW', nativeName: '繁體中文（台灣）', englishName: 'Chinese (Taiwan)', direction: 'ltr' },
] as const satisfies readonly LabelLanguage[];
