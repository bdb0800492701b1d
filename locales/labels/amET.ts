import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('am-ET');

const steps = {
  first: 'ወደ መጀመሪያው ገጽ ሂድ',
  last: 'ወደ መጨረሻው ገጽ ሂድ',
  next: 'ወደ ቀጣዩ ገጽ ሂድ',
  previous: 'ወደ ቀዳሚው ገጽ ሂድ',
};

/** The labels in Amharic. */
export const amET = {
  code: 'amET',
  nativeName: 'አማርኛ',
  englishName: 'Amharic',
  direction: 'ltr',
  breadcrumbs: { expandText: 'ሙሉውን ዱካ አሳይ' },
  tablePagination: {
    labelRowsPerPage: 'ረድፎች በገጽ፦',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `ከ${count} ውስጥ ${from}–${to}`,
      unknown: ({ from, to }) => `ከ${to} በላይ ከሆኑት ውስጥ ${from}–${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# ኮከብ', other: '# ኮከቦች' }),
    emptyLabelText: 'ደረጃ አልተሰጠም',
  },
  autocomplete: {
    clearText: 'አጽዳ',
    closeText: 'ዝጋ',
    loadingText: 'በመጫን ላይ…',
    noOptionsText: 'ምንም አማራጮች የሉም',
    openText: 'ክፈት',
  },
  alert: { closeText: 'ዝጋ' },
  pagination: {
    label: 'የገጽ አሰሳ',
    getItemAriaLabel: pageEntry({ ...steps, page: 'ወደ ገጽ # ሂድ', selected: 'ገጽ #' }),
  },
} satisfies LocaleLabels;
