import type { GridColDef } from '@mui/x-data-grid';

/** The rows that the demos export. */
export const crew = [
  { id: 1, name: 'Ada', role: 'Skipper', wage: 4100, phone: '555-0101' },
  { id: 2, name: 'Bruno', role: 'Cook', wage: 2900, phone: '555-0102' },
  { id: 3, name: 'Chidi', role: 'Mate', wage: 3300, phone: '555-0103' },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Their columns. The phone number is shown and never exported. */
export const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 80 },
  { field: 'role', headerName: 'Role', width: 100 },
  {
    field: 'wage',
    headerName: 'Wage',
    type: 'number',
    width: 90,
    valueFormatter: ({ value }) => dollars.format(value),
  },
  { field: 'phone', headerName: 'Phone', width: 110, disableExport: true },
];
