import type { GridColDef } from '@mui/x-data-grid';

/** Tools to borrow, as rows. */
export const tools = [
  { id: 1, name: 'Drill', shelf: 'A', out: false },
  { id: 2, name: 'Ladder', shelf: 'D', out: true },
  { id: 3, name: 'Plane', shelf: 'B', out: false },
  { id: 4, name: 'Saw', shelf: 'B', out: false },
];

/** Their columns. */
export const columns: GridColDef[] = [
  { field: 'name', headerName: 'Tool', flex: 1, minWidth: 120 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
  { field: 'out', headerName: 'Lent out', type: 'boolean', width: 100 },
];
