import type { GridColDef } from '@mui/x-data-grid';

/** The high tides of 24 days, as rows. */
export const tides = Array.from({ length: 24 }, (_, place) => ({
  id: place + 1,
  day: place + 1,
  level: 310 + ((place * 29) % 70),
}));

/** Their columns. */
export const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day of June', type: 'number', width: 120 },
  { field: 'level', headerName: 'High tide (cm)', type: 'number', flex: 1, minWidth: 130 },
];
