import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { columns, peaks } from './peaks';

const words = { asc: 'ascending', desc: 'descending' };

export default function ToldOrder() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'height', sort: 'asc' },
  ]);
  const [first] = sortModel;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Peaks"
          rows={peaks}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          sortingOrder={['desc', 'asc']}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
      <Typography role="status">
        Sorted by {first?.field}, {words[first?.sort ?? 'asc']}
      </Typography>
    </Stack>
  );
}
