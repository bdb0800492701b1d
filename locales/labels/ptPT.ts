import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('pt-PT');

const steps = {
  first: 'Ir para a primeira página',
  last: 'Ir para a última página',
  next: 'Ir para a página seguinte',
  previous: 'Ir para a página anterior',
};

/** The labels in Portuguese as it is written in Portugal. */
export const ptPT = {
  code: 'ptPT',
  nativeName: 'Português (Portugal)',
  englishName: 'Portuguese (Portugal)',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Mostrar o caminho completo' },
  tablePagination: {
    labelRowsPerPage: 'Linhas por página:',
    labelDisplayedRows: displayedRows({
      known: ({ from, to, count }) => `${from}–${to} de ${count}`,
      unknown: ({ from, to }) => `${from}–${to} de mais de ${to}`,
    }),
    getItemAriaLabel: (type) => steps[type],
  },
  rating: {
    getLabelText: counted({ one: '# estrela', many: '# de estrelas', other: '# estrelas' }),
    emptyLabelText: 'Sem classificação',
  },
  autocomplete: {
    clearText: 'Limpar',
    closeText: 'Fechar',
    loadingText: 'A carregar…',
    noOptionsText: 'Sem opções',
    openText: 'Abrir',
  },
  alert: { closeText: 'Fechar' },
  pagination: {
    label: 'Paginação',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Ir para a página #', selected: 'Página #' }),
  },
} satisfies LocaleLabels;
