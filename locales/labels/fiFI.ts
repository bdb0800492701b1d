import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('fi-FI');

const steps = {
  first: 'Siirry ensimmäiselle sivulle',
  last: 'Siirry viimeiselle sivulle',
  next: 'Siirry seuraavalle sivulle',
  previous: 'Siirry edelliselle sivulle',
};

/** The labels in Finnish. */
export const fiFI = {
  code: 'fiFI',
  nativeName: 'Suomi',
  englishName: 'Finnish',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Näytä koko polku' },
  tablePagination: {
    labelRowsPerPage: 'Rivejä sivulla:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to}, yhteensä ${count}`,
      unknown: ({ from, to }) => `${from}–${to}, yhteensä yli ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# tähti', other: '# tähteä' }),
    emptyLabelText: 'Ei arvosanaa',
  },
  autocomplete: {
    clearText: 'Tyhjennä',
    closeText: 'Sulje',
    loadingText: 'Ladataan…',
    noOptionsText: 'Ei vaihtoehtoja',
    openText: 'Avaa',
  },
  alert: { closeText: 'Sulje' },
  pagination: {
    label: 'Sivutus',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Siirry sivulle #', selected: 'Sivu #' }),
  },
} satisfies LocaleLabels;
