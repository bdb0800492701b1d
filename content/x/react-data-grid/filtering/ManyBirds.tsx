import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { birds, columns } from './birds';

export default function ManyBirds() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        aria-label="Birds seen more than five times"
        rows={birds}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'count', operator: '>', value: 5 }] },
          },
        }}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
