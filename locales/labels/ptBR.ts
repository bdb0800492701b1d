import { createLanguage } from './create-language.ts';
import type { LocaleLabels } from './locale-labels.ts';

const { displayedRows, counted, pageEntry } = createLanguage('pt-BR');

const steps = {
  first: 'Ir para a primeira página',
  last: 'Ir para a última página',
  next: 'Ir para a próxima página',
  previous: 'Ir para a página anterior',
};

/** The labels in Portuguese as it is written in Brazil. */
export const ptBR = {
  code: 'ptBR',
  nativeName: 'Português (Brasil)',
  englishName: 'Portuguese (Brazil)',
  direction: 'ltr',
  breadcrumbs: { expandText: 'Mostrar caminho completo' },
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
    emptyLabelText: 'Sem avaliação',
  },
  autocomplete: {
    clearText: 'Limpar',
    closeText: 'Fechar',
    loadingText: 'Carregando…',
    noOptionsText: 'Nenhuma opção',
    openText: 'Abrir',
  },
  alert: { closeText: 'Fechar' },
  pagination: {
    label: 'Paginação',
    getItemAriaLabel: pageEntry({ ...steps, page: 'Ir para a página #', selected: 'Página #' }),
  },
} satisfies LocaleLabels;
