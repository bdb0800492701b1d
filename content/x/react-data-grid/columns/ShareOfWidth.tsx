import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'code', headerName: 'Code', width: 80 },
  { field: 'station', headerName: 'Station', flex: 2, minWidth: 120 },
  { field: 'line', headerName: 'Line', flex: 1, minWidth: 90 },
];
const rows = [
  { id: 1, code: 'AC', station: 'Alcântara', line: 'Cascais' },
  { id: 2, code: 'BL', station: 'Belém', line: 'Cascais' },
  { id: 3, code: 'RO', station: 'Rossio', line: 'Sintra' },
];

export default function ShareOfWidth() {
  return (
    <Box sx={{ width: '100%', height: 220 }}>
      <DataGrid
        aria-label="Stations"
        rows={rows}
        columns={columns}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
