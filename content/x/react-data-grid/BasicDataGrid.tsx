import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 100 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 80 },
  { field: 'lines', headerName: 'Lines', type: 'number', width: 100 },
];

const rows = [
  { id: 1, city: 'Lisbon', country: 'Portugal', lines: 4 },
  { id: 2, city: 'Copenhagen', country: 'Denmark', lines: 4 },
  { id: 3, city: 'Vienna', country: 'Austria', lines: 5 },
  { id: 4, city: 'Prague', country: 'Czechia', lines: 3 },
  { id: 5, city: 'Barcelona', country: 'Spain', lines: 12 },
  { id: 6, city: 'Warsaw', country: 'Poland', lines: 2 },
];

export default function BasicDataGrid() {
  return (
    <Box sx={{ width: '100%', height: 318 }}>
      <DataGrid
        aria-label="Metros of Europe"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4, 6]}
        checkboxSelection
        disableColumnMenu
        disableRowSelectionOnClick
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
