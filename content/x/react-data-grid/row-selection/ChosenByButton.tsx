import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, tools } from './tools';

const inside = tools.filter(({ out }) => !out).map(({ id }) => id);

export default function ChosenByButton() {
  const [chosen, setChosen] = React.useState<GridRowSelectionModel>([3, 4]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setChosen(inside)}>All on the shelf</Button>
        <Button onClick={() => setChosen([])}>None</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid
          aria-label="Tools on the shelf"
          rows={tools}
          columns={columns}
          checkboxSelection
          rowSelectionModel={chosen}
          onRowSelectionModelChange={setChosen}
          experimentalFeatures={{ ariaV7: true }}
          hideFooterPagination
        />
      </Box>
    </Stack>
  );
}
