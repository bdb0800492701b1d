import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', width: 130 },
  { field: 'line', headerName: 'Metro lines', type: 'number', width: 120 },
  { field: 'night', headerName: 'Night service', type: 'boolean', width: 130 },
];

const rows = [
  { id: 1, city: 'Lisbon', country: 'Portugal', line: 4, night: false },
  { id: 2, city: 'Copenhagen', country: 'Denmark', line: 4, night: true },
  { id: 3, city: 'Vienna', country: 'Austria', line: 5, night: true },
  { id: 4, city: 'Prague', country: 'Czechia', line: 3, night: false },
  { id: 5, city: 'Barcelona', country: 'Spain', line: 12, night: true },
  { id: 6, city: 'Warsaw', country: 'Poland', line: 2, night: true },
];

export default function BasicDataGrid() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Metros of Europe"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4, 6]}
        checkboxSelection
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
