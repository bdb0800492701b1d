import type { GridColDef } from '@mui/x-data-grid';

/** Something in a warehouse, as a row. */
export interface Article {
  readonly id: number;
  readonly name: string;
  readonly pieces: number;
  readonly state: 'new' | 'used';
}

/** The rows that the demos edit. */
export const stock: readonly Article[] = [
  { id: 1, name: 'Tent', pieces: 12, state: 'new' },
  { id: 2, name: 'Stove', pieces: 4, state: 'used' },
  { id: 3, name: 'Lantern', pieces: 9, state: 'new' },
];

/** Their columns. */
export const columns: GridColDef<Article>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['new', 'used'],
    width: 100,
    editable: true,
  },
];
