import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, lakes } from './lakes';

export default function MarkedCells() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        aria-label="Lakes with poor water marked"
        rows={lakes}
        columns={columns}
        getCellClassName={({ field, value }) =>
          field === 'quality' ? `water-${value}` : ''
        }
        sx={{
          '& .water-poor': {
            bgcolor: 'error.main',
            color: 'error.contrastText',
          },
        }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
