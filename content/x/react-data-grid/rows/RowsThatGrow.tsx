import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const notes = [
  { id: 1, hour: '06:10', note: 'Fog. Nothing to be seen.' },
  {
    id: 2,
    hour: '07:45',
    note: 'The fog lifts. Two herons on the near bank, and a kingfisher that follows the stream as far as the old bridge.',
  },
  { id: 3, hour: '09:00', note: 'Rain. Back to the hut.' },
];

const columns: GridColDef[] = [
  { field: 'hour', headerName: 'Hour', width: 80 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160 },
];

export default function RowsThatGrow() {
  return (
    <Box sx={{ width: '100%', maxWidth: 460, height: 320 }}>
      <DataGrid
        aria-label="Notes of a morning"
        rows={notes}
        columns={columns}
        getRowHeight={() => 'auto'}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
