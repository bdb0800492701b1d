import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('fr-FR');

const steps = {
  first: 'Aller à la première page',
  last: 'Aller à la dernière page',
  next: 'Aller à la page suivante',
  previous: 'Aller à la page précédente',
};

/** The labels in French, whose colon stands after a space that does not break. */
export const frFR = {
  code: 'frFR',
  nativeName: 'Français',
  englishName: 'French',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Afficher le chemin complet' },
  tablePagination: {
    labelRowsPerPage: 'Lignes par page\u00a0:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} sur ${count}`,
      unknown: ({ from, to }) => `${from}–${to} sur plus de ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# étoile', many: '# d’étoiles', other: '# étoiles' }),
    emptyLabelText: 'Aucune note',
  },
  autocomplete: {
    clearText: 'Effacer',
    closeText: 'Fermer',
    loadingText: 'Chargement…',
    noOptionsText: 'Aucune option',
    openText: 'Ouvrir',
  },
  alert: { closeText: 'Fermer' },
  pagination: {
    label: 'Pagination',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Aller à la page #', selected: 'Page #' }),
  },
} satisfies LocaleLabels;
