import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';
import { columns, orders } from './orders';

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

export default function GermanGrid() {
  return (
    <Box lang="de" sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Bestellungen"
        rows={orders}
        columns={columns}
        localeText={deDE.components.MuiDataGrid.defaultProps.localeText}
        slots={{ toolbar: Toolbar }}
        experimentalFeatures={{ ariaV7: true }}
      />
    </Box>
  );
}
