import type { GridColDef } from '@mui/x-data-grid';

/** A mountain, as a row. */
export interface Peak {
  readonly id: number;
  readonly name: string;
  readonly height: number;
  readonly grade: 'Walk' | 'Hike' | 'Climb';
}

/** The rows that the demos sort. */
export const peaks: readonly Peak[] = [
  { id: 1, name: 'Ben Nevis', height: 1345, grade: 'Hike' },
  { id: 2, name: 'Zugspitze', height: 2962, grade: 'Climb' },
  { id: 3, name: 'Snowdon', height: 1085, grade: 'Walk' },
  { id: 4, name: 'Rysy', height: 2503, grade: 'Climb' },
  { id: 5, name: 'Kékes', height: 1014, grade: 'Walk' },
];

/** The columns that they share. */
export const columns: GridColDef<Peak>[] = [
  { field: 'name', headerName: 'Peak', flex: 1, minWidth: 120 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
  { field: 'grade', headerName: 'Grade', width: 110 },
];
