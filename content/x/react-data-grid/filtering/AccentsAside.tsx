import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
} from '@mui/x-data-grid';
import { birds, columns } from './birds';

function Search() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter placeholder="Try grebe" />
    </GridToolbarContainer>
  );
}

export default function AccentsAside() {
  return (
    <Box sx={{ width: '100%', height: 360 }}>
      <DataGrid
        aria-label="Birds"
        rows={birds}
        columns={columns}
        slots={{ toolbar: Search }}
        ignoreDiacritics
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
