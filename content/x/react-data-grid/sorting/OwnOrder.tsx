import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { columns, peaks, type Peak } from './peaks';

const grades = ['Walk', 'Hike', 'Climb'];
const sorted: GridColDef<Peak>[] = columns.map((column) =>
  column.field === 'grade'
    ? {
        ...column,
        sortComparator: (one: string, other: string) =>
          grades.indexOf(one) - grades.indexOf(other),
      }
    : column,
);

export default function OwnOrder() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Peaks by grade"
        rows={peaks}
        columns={sorted}
        initialState={{
          sorting: { sortModel: [{ field: 'grade', sort: 'asc' }] },
        }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
