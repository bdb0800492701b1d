import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
} from '@mui/x-data-grid';
import { columns, crew } from './crew';

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ fileName: 'crew', utf8WithBom: true }}
        printOptions={{ hideToolbar: true, hideFooter: true }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportMenu() {
  return (
    <Box sx={{ width: '100%', height: 260 }}>
      <DataGrid
        aria-label="Crew"
        rows={crew}
        columns={columns}
        slots={{ toolbar: Toolbar }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
