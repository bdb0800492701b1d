import Breadcrumbs from '@mui/material/Breadcrumbs';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import Table from '@mui/material/Table';
import TableFooter from '@mui/material/TableFooter';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { Localization } from '@mui/material/locale';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { arEG } from '../../../locales/labels/arEG.ts';
import { frFR } from '../../../locales/labels/frFR.ts';
import type { LocaleLabels } from '../../../locales/labels/locale-labels.ts';
import { themeProps } from '../../../locales/labels/theme-props.ts';

describe('the props of a theme', () => {
  it('have the shape that the library gives to its own locales', () => {
    expectTypeOf(themeProps(frFR)).toExtend<Localization>();

    const ofLibrary: Localization = themeProps(frFR);
    expect(Object.keys(ofLibrary.components ?? {}).sort()).toEqual([
      'MuiAlert',
      'MuiAutocomplete',
      'MuiBreadcrumbs',
      'MuiPagination',
      'MuiRating',
      'MuiTablePagination',
    ]);
  });

  it('reach the components of a theme', () => {
    expect(render(frFR, <Pagination count={9} page={2} />)).toContain('aria-label="Aller à la page 3"');
    expect(render(frFR, <Pagination count={9} page={2} />)).toContain('<nav aria-label="Pagination"');
    expect(render(frFR, <Rating value={3} readOnly />)).toContain('aria-label="3 étoiles"');
    expect(
      render(
        frFR,
        <Breadcrumbs maxItems={2}>
          {['a', 'b', 'c'].map((step) => (
            <i key={step} />
          ))}
        </Breadcrumbs>,
      ),
    ).toContain('aria-label="Afficher le chemin complet"');
    expect(render(frFR, <Rows count={-1} />)).toContain('1–10 sur plus de 10');
  });

  it('keep the digits of the language, or plain ones for the whole theme', () => {
    const plain = themeProps(arEG, { digits: 'plain' });

    expect(render(arEG, <Rows count={1234} />)).toContain('من أصل \u2068١٬٢٣٤\u2069');
    expect(
      plain.components.MuiTablePagination.defaultProps.labelDisplayedRows({ from: 1, to: 10, count: 1234 }),
    ).toContain('\u20681234\u2069');
    expect(plain.components.MuiRating.defaultProps.getLabelText(3)).toBe('\u20683\u2069 نجوم');
    expect(plain.components.MuiPagination.defaultProps.getItemAriaLabel('page', 12, true)).toBe(
      'الصفحة \u206812\u2069',
    );
  });

  it('give the dots between pages no label', () => {
    const { getItemAriaLabel } = themeProps(frFR).components.MuiPagination.defaultProps;

    expect([getItemAriaLabel('start-ellipsis', 0, false), getItemAriaLabel('end-ellipsis', 0, false)]).toEqual([
      '',
      '',
    ]);
  });

  it('leave the bundle as it was', () => {
    const props = themeProps(frFR).components.MuiAlert.defaultProps as { closeText: string };
    props.closeText = 'changed';

    expect(frFR.alert.closeText).toBe('Fermer');
  });
});

/** The interface as others write it down: a bundle must fill it, and one of theirs must do here. */
interface LabelsElsewhere {
  code: string;
  nativeName: string;
  englishName: string;
  direction: 'ltr' | 'rtl';
  breadcrumbs: { expandText: string };
  tablePagination: {
    labelRowsPerPage: string;
    labelDisplayedRows(range: { from: number; to: number; count: number }): string;
    getItemAriaLabel(type: 'first' | 'last' | 'next' | 'previous'): string;
  };
  rating: { getLabelText(value: number): string; emptyLabelText: string };
  autocomplete: { clearText: string; closeText: string; loadingText: string; noOptionsText: string; openText: string };
  alert: { closeText: string };
  pagination: {
    label: string;
    getItemAriaLabel(type: 'page' | 'first' | 'last' | 'next' | 'previous', page: number, selected: boolean): string;
  };
}

describe('the interface of labels', () => {
  it('goes both ways with the one that other tools write', () => {
    expectTypeOf<LocaleLabels>().toExtend<LabelsElsewhere>();
    expectTypeOf<LabelsElsewhere>().toExtend<LocaleLabels>();
    expectTypeOf(frFR).toExtend<LabelsElsewhere>();

    const theirs: LabelsElsewhere = frFR;
    expect(themeProps(theirs).components.MuiAlert.defaultProps.closeText).toBe('Fermer');
  });
});

function Rows({ count }: { count: number }): ReactElement {
  return (
    <Table>
      <TableFooter>
        <TableRow>
          <TablePagination count={count} page={0} rowsPerPage={10} onPageChange={() => {}} />
        </TableRow>
      </TableFooter>
    </Table>
  );
}

function render(bundle: LocaleLabels, element: ReactElement): string {
  const theme = createTheme({ direction: bundle.direction }, themeProps(bundle));
  return renderToString(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
}
