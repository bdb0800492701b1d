import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, tools } from './tools';

export default function BorrowTools() {
  const [chosen, setChosen] = React.useState<GridRowSelectionModel>([1]);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="contained"
        disabled={chosen.length === 0}
        onClick={() => setChosen([])}
      >
        Borrow {chosen.length} {chosen.length === 1 ? 'tool' : 'tools'}
      </Button>
      <Box sx={{ height: 270, width: '100%' }}>
        <DataGrid
          aria-label="Tools to borrow"
          rows={tools}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={chosen}
          onRowSelectionModelChange={setChosen}
          isRowSelectable={({ row }) => !row.out}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
