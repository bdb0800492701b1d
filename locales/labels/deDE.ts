import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('de-DE');

const steps = {
  first: 'Zur ersten Seite',
  last: 'Zur letzten Seite',
  next: 'Zur nächsten Seite',
  previous: 'Zur vorherigen Seite',
};

/** The labels in German. */
export const deDE = {
  code: 'deDE',
  nativeName: 'Deutsch',
  englishName: 'German',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Vollständigen Pfad anzeigen' },
  tablePagination: {
    labelRowsPerPage: 'Zeilen pro Seite:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} von ${count}`,
      unknown: ({ from, to }) => `${from}–${to} von mehr als ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# Stern', other: '# Sterne' }),
    emptyLabelText: 'Keine Bewertung',
  },
  autocomplete: {
    clearText: 'Leeren',
    closeText: 'Schließen',
    loadingText: 'Wird geladen\u00a0…',
    noOptionsText: 'Keine Optionen',
    openText: 'Öffnen',
  },
  alert: { closeText: 'Schließen' },
  pagination: {
    label: 'Seitennavigation',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Zu Seite #', selected: 'Seite #' }),
  },
} satisfies LocaleLabels;
