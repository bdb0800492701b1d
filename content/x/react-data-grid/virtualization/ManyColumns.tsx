import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const weeks = Array.from({ length: 52 }, (_, index) => index + 1);

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', width: 110 },
  ...weeks.map((week) => ({
    field: `w${week}`,
    headerName: `Week ${week}`,
    type: 'number',
    width: 90,
  })),
];
const rows = ['Attic', 'Cellar', 'Studio'].map((room, id) => ({
  id,
  room,
  ...Object.fromEntries(
    weeks.map((week) => [`w${week}`, (week * (id + 3)) % 7]),
  ),
}));

export default function ManyColumns() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Nights booked in each week"
        rows={rows}
        columns={columns}
        columnBuffer={5}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
