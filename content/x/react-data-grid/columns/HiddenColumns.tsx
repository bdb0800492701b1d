import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'plant',
    headerName: 'Plant',
    flex: 1,
    minWidth: 120,
    hideable: false,
  },
  { field: 'latin', headerName: 'Latin name', width: 150 },
  { field: 'height', headerName: 'Height (cm)', type: 'number', width: 110 },
];
const rows = [
  { id: 1, plant: 'Yarrow', latin: 'Achillea millefolium', height: 60 },
  { id: 2, plant: 'Chicory', latin: 'Cichorium intybus', height: 90 },
];

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function HiddenColumns() {
  return (
    <Box sx={{ width: '100%', height: 210 }}>
      <DataGrid
        aria-label="Plants"
        rows={rows}
        columns={columns}
        slots={{ toolbar: Toolbar }}
        initialState={{ columns: { columnVisibilityModel: { latin: false } } }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
