import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridRowModes,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { columns, stock } from './stock';

export default function EditWholeRow() {
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const editing = modes[2]?.mode === GridRowModes.Edit;

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() =>
          setModes({
            2: { mode: editing ? GridRowModes.View : GridRowModes.Edit },
          })
        }
      >
        {editing ? 'Save the stove' : 'Edit the stove'}
      </Button>
      <Box sx={{ height: 220, width: '100%' }}>
        <DataGrid
          aria-label="Stock, row by row"
          rows={stock}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
