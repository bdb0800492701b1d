// A bundle → the default props that a theme of @mui/material takes as its locale argument.
// The shape is written out, as this folder imports no component library; a test compares the types.

import type { Digits, LocaleLabels, PageStep, RowRange } from './locale-labels.ts';

/** What stands in a row of pages: the dots between pages carry no label. */
type PageEntryType = 'page' | PageStep | 'start-ellipsis' | 'end-ellipsis';

/** The locale argument of `createTheme`. */
export interface ThemeProps {
  readonly components: {
    readonly MuiBreadcrumbs: { defaultProps: LocaleLabels['breadcrumbs'] };
    readonly MuiTablePagination: {
      defaultProps: {
        labelRowsPerPage: string;
        labelDisplayedRows(range: RowRange): string;
        getItemAriaLabel(type: PageStep): string;
      };
    };
    readonly MuiRating: { defaultProps: { getLabelText(value: number): string; emptyLabelText: string } };
    readonly MuiAutocomplete: { defaultProps: LocaleLabels['autocomplete'] };
    readonly MuiAlert: { defaultProps: LocaleLabels['alert'] };
    readonly MuiPagination: {
      defaultProps: {
        'aria-label': string;
        getItemAriaLabel(type: PageEntryType, page: number, selected: boolean): string;
      };
    };
  };
}

/**
 * Turns a bundle into the argument that follows a theme's options.
 *
 * @example
 * createTheme(options, themeProps(frFR))
 * createTheme({ direction: arEG.direction }, themeProps(arEG, { digits: 'plain' }))
 */
export function themeProps(bundle: LocaleLabels, { digits }: { readonly digits?: Digits } = {}): ThemeProps {
  const { breadcrumbs, tablePagination, rating, autocomplete, alert, pagination } = bundle;

  return {
    components: {
      MuiBreadcrumbs: { defaultProps: { ...breadcrumbs } },
      MuiTablePagination: {
        defaultProps: {
          ...tablePagination,
          labelDisplayedRows: (range) => tablePagination.labelDisplayedRows(range, digits),
        },
      },
      MuiRating: { defaultProps: { ...rating, getLabelText: (value) => rating.getLabelText(value, digits) } },
      MuiAutocomplete: { defaultProps: { ...autocomplete } },
      MuiAlert: { defaultProps: { ...alert } },
      MuiPagination: {
        defaultProps: {
          'aria-label': pagination.label,
          getItemAriaLabel: (type, page, selected) =>
            isEllipsis(type) ? '' : pagination.getItemAriaLabel(type, page, selected, digits),
        },
      },
    },
  };
}

function isEllipsis(type: PageEntryType): type is 'start-ellipsis' | 'end-ellipsis' {
  return type === 'start-ellipsis' || type === 'end-ellipsis';
}
