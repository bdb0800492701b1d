import type { GridColDef } from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
});
const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium' });

/** Orders, as rows. */
export const orders = [
  { id: 1, article: 'Kaffee', ordered: new Date(2024, 2, 4), total: 1240.5 },
  { id: 2, article: 'Tee', ordered: new Date(2024, 2, 18), total: 86 },
];

/** Their columns, for German readers. */
export const columns: GridColDef[] = [
  { field: 'article', headerName: 'Artikel', flex: 1, minWidth: 90 },
  {
    field: 'ordered',
    headerName: 'Bestellt',
    type: 'date',
    width: 120,
    valueFormatter: ({ value }) => day.format(value),
  },
  {
    field: 'total',
    headerName: 'Summe',
    type: 'number',
    width: 120,
    valueFormatter: ({ value }) => euro.format(value),
  },
];
