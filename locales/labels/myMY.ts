import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('my-MM', { numbersLike: 'en-US-u-nu-mymr' });

const steps = {
  first: 'ပထမစာမျက်နှာသို့ သွားရန်',
  last: 'နောက်ဆုံးစာမျက်နှာသို့ သွားရန်',
  next: 'နောက်စာမျက်နှာသို့ သွားရန်',
  previous: 'ယခင်စာမျက်နှာသို့ သွားရန်',
};

/** The labels in Burmese; the code follows the name of the language, not of a region. */
export const myMY = {
  code: 'myMY',
  nativeName: 'မြန်မာ',
  englishName: 'Burmese',
  direction: 'ltr',
  breadcrumbs: { expandText: 'လမ်းကြောင်းအပြည့်အစုံ ပြရန်' },
  tablePagination: {
    labelRowsPerPage: 'စာမျက်နှာတစ်ခုလျှင် အတန်းအရေအတွက်:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `စုစုပေါင်း ${count} အနက် ${from}–${to}`,
      unknown: ({ from, to }) => `${to} ထက်ပိုသော စုစုပေါင်းအနက် ${from}–${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: 'ကြယ် # ပွင့်' }),
    emptyLabelText: 'အဆင့်သတ်မှတ်ချက် မရှိပါ',
  },
  autocomplete: {
    clearText: 'ရှင်းရန်',
    closeText: 'ပိတ်ရန်',
    loadingText: 'ဖွင့်နေသည်…',
    noOptionsText: 'ရွေးချယ်စရာ မရှိပါ',
    openText: 'ဖွင့်ရန်',
  },
  alert: { closeText: 'ပိတ်ရန်' },
  pagination: {
    label: 'စာမျက်နှာများ လမ်းညွှန်',
    getItemAriaLabel: pageEntry({ ...steps, page: 'စာမျက်နှာ # သို့ သွားရန်', selected: 'စာမျက်နှာ #' }),
  },
} satisfies LocaleLabels;
