import type { GridColDef } from '@mui/x-data-grid';

/** A lake, as a row. */
export interface Lake {
  readonly id: number;
  readonly name: string;
  readonly area: number;
  readonly quality: 'good' | 'poor';
}

/** The rows that the demos style. */
export const lakes: readonly Lake[] = [
  { id: 1, name: 'Balaton', area: 592, quality: 'poor' },
  { id: 2, name: 'Geneva', area: 580, quality: 'good' },
  { id: 3, name: 'Constance', area: 536, quality: 'good' },
  { id: 4, name: 'Garda', area: 370, quality: 'good' },
];

/** Their columns. */
export const columns: GridColDef<Lake>[] = [
  { field: 'name', headerName: 'Lake', flex: 1, minWidth: 110 },
  { field: 'area', headerName: 'Area (km²)', type: 'number', width: 110 },
  { field: 'quality', headerName: 'Water', width: 100 },
];
