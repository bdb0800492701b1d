import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { columns, peaks } from './peaks';

export default function HighestFirst() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Peaks, highest first"
        rows={peaks}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'height', sort: 'desc' }] },
        }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
