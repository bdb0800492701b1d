import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ingredient {
  id: number;
  name: string;
  grams: number;
}

const columns: GridColDef<Ingredient>[] = [
  { field: 'name', headerName: 'Ingredient', flex: 1, minWidth: 140 },
  {
    field: 'grams',
    headerName: 'Grams',
    type: 'number',
    width: 120,
    editable: true,
  },
];

const recipe: Ingredient[] = [
  { id: 1, name: 'Flour', grams: 500 },
  { id: 2, name: 'Water', grams: 350 },
  { id: 3, name: 'Salt', grams: 10 },
];

export default function EditableDataGrid() {
  const [rows, setRows] = React.useState(recipe);
  const total = rows.reduce((sum, { grams }) => sum + grams, 0);

  function save(next: Ingredient) {
    setRows(rows.map((row) => (row.id === next.id ? next : row)));
    return next;
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="Bread dough"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
      <Typography role="status">The dough weighs {total} g.</Typography>
    </Stack>
  );
}
