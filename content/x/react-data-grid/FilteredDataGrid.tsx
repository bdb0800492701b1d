import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';

interface Bridge {
  id: number;
  name: string;
  kind: 'Arch' | 'Cable-stayed' | 'Suspension';
  span: number;
}

const columns: GridColDef<Bridge>[] = [
  { field: 'name', headerName: 'Bridge', flex: 1, minWidth: 110 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ['Arch', 'Cable-stayed', 'Suspension'],
    width: 130,
  },
  { field: 'span', headerName: 'Span, m', type: 'number', width: 105 },
];

const rows: Bridge[] = [
  { id: 1, name: 'Dom Luís I', kind: 'Arch', span: 172 },
  { id: 2, name: 'Øresund', kind: 'Cable-stayed', span: 490 },
  { id: 3, name: '25 de Abril', kind: 'Suspension', span: 1013 },
  { id: 4, name: 'Millau', kind: 'Cable-stayed', span: 342 },
  { id: 5, name: 'Humber', kind: 'Suspension', span: 1410 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function FilteredDataGrid() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Bridges of Europe"
        rows={rows}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          sorting: { sortModel: [{ field: 'span', sort: 'desc' }] },
        }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
