import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, tides } from './tides';

export default function FiveTides() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGrid
        aria-label="High tides in June"
        rows={tides}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5, page: 1 } } }}
        pageSizeOptions={[5, 10, 24]}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
