import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 120 },
  { field: 'table', headerName: 'Table', type: 'number', width: 90 },
];

export default function OwnWords() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Reservations"
        rows={[]}
        columns={columns}
        localeText={{
          noRowsLabel: 'No reservations tonight',
          MuiTablePagination: { labelRowsPerPage: 'Guests per page:' },
        }}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
