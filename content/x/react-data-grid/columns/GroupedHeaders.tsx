import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 90 },
  { field: 'low', headerName: 'Low', type: 'number', width: 90 },
  { field: 'high', headerName: 'High', type: 'number', width: 90 },
];
const rows = [
  { id: 1, city: 'Bergen', low: -1, high: 4 },
  { id: 2, city: 'Porto', low: 5, high: 14 },
];

export default function GroupedHeaders() {
  return (
    <Box sx={{ width: '100%', maxWidth: 420, height: 230 }}>
      <DataGrid
        aria-label="Temperatures in January"
        rows={rows}
        columns={columns}
        columnGroupingModel={[
          {
            groupId: 'temperature',
            headerName: 'January, °C',
            children: [{ field: 'low' }, { field: 'high' }],
          },
        ]}
        experimentalFeatures={{ columnGrouping: true, ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
