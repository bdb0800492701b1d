import type { GridColDef } from '@mui/x-data-grid';

/** Birds that were seen, as rows. */
export const birds = [
  { id: 1, name: 'Puffin', count: 12, seen: 'Cliff' },
  { id: 2, name: 'Gannet', count: 48, seen: 'Cliff' },
  { id: 3, name: 'Oystercatcher', count: 7, seen: 'Beach' },
  { id: 4, name: 'Heron', count: 1, seen: 'Lake' },
  { id: 5, name: 'Grèbe', count: 4, seen: 'Lake' },
  { id: 6, name: 'Turnstone', count: 15, seen: 'Beach' },
];

/** Their columns: a text, a number and a choice. */
export const columns: GridColDef[] = [
  { field: 'name', headerName: 'Bird', flex: 1, minWidth: 120 },
  { field: 'count', headerName: 'Seen', type: 'number', width: 100 },
  {
    field: 'seen',
    headerName: 'Where',
    type: 'singleSelect',
    valueOptions: ['Beach', 'Cliff', 'Lake'],
    width: 120,
  },
];
