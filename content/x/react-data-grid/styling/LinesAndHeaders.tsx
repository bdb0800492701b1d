import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { columns, lakes } from './lakes';

export default function LinesAndHeaders() {
  return (
    <Box sx={{ width: '100%', height: 230 }}>
      <DataGrid
        aria-label="Lakes with lines"
        rows={lakes}
        columns={columns}
        density="compact"
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{
          borderRadius: 3,
          [`& .${gridClasses.columnHeaders}`]: { bgcolor: 'action.selected' },
          [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
        }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
