// The words of Material UI, of the grid and of the pickers → one part of a theme.

import type { ThemeOptions } from '@mui/material/styles';
import type { ThemeProps } from '../locales/labels/theme-props';

interface Words {
  readonly labels: ThemeProps;
  readonly grid: { readonly components: { readonly MuiDataGrid: { readonly defaultProps: { readonly localeText: object } } } };
  readonly pickers: { readonly components: object };
}

/** Joins the words of the X components. The pages of a grid are called what they are in every table. */
export function joinWords({ labels: { components }, grid, pickers }: Words): ThemeOptions['components'] {
  const { localeText } = grid.components.MuiDataGrid.defaultProps;
  const MuiTablePagination = components.MuiTablePagination.defaultProps;
  return { ...components, ...pickers.components, MuiDataGrid: { defaultProps: { localeText: { ...localeText, MuiTablePagination } } } } as ThemeOptions['components'];
}
