import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('si-LK', { numbersLike: 'en-US' });

const steps = {
  first: 'පළමු පිටුවට යන්න',
  last: 'අවසාන පිටුවට යන්න',
  next: 'ඊළඟ පිටුවට යන්න',
  previous: 'පෙර පිටුවට යන්න',
};

/** The labels in Sinhala, where the number stands after its noun. */
export const siLK = {
  code: 'siLK',
  nativeName: 'සිංහල',
  englishName: 'Sinhala',
  direction: 'ltr',
  breadcrumbs: { expandText: 'සම්පූර්ණ මාර්ගය පෙන්වන්න' },
  tablePagination: {
    labelRowsPerPage: 'පිටුවකට පේළි:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} (මුළු ගණන ${count})`,
      unknown: ({ from, to }) => `${from}–${to} (මුළු ගණන ${to}ට වැඩි)`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ other: 'තරු #' }),
    emptyLabelText: 'ඇගයීමක් නැත',
  },
  autocomplete: {
    clearText: 'හිස් කරන්න',
    closeText: 'වසන්න',
    loadingText: 'පූරණය වෙමින්…',
    noOptionsText: 'විකල්ප නැත',
    openText: 'විවෘත කරන්න',
  },
  alert: { closeText: 'වසන්න' },
  pagination: {
    label: 'පිටු සංචාලනය',
    getItemAriaLabel: pageEntry({ ...steps, page: '# වන පිටුවට යන්න', selected: '# වන පිටුව' }),
  },
} satisfies LocaleLabels;
