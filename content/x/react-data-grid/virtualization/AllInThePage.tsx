import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'step', headerName: 'Step', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];
const rows = [
  { id: 1, step: 'Knead', minutes: 12 },
  { id: 2, step: 'Let rise', minutes: 90 },
  { id: 3, step: 'Shape', minutes: 5 },
  { id: 4, step: 'Bake', minutes: 40 },
];

export default function AllInThePage() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        aria-label="Steps"
        rows={rows}
        columns={columns}
        autoHeight
        disableVirtualization
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
