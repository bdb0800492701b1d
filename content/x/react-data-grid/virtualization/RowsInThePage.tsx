import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Number', width: 100 },
  { field: 'square', headerName: 'Square', type: 'number', width: 120 },
];
const rows = Array.from({ length: 100 }, (_, index) => ({
  id: index + 1,
  square: (index + 1) ** 2,
}));

export default function RowsInThePage() {
  const box = React.useRef<HTMLDivElement>(null);
  const [count, setCount] = React.useState<number>();

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() =>
          setCount(box.current?.querySelectorAll('[data-rowindex]').length)
        }
      >
        Count the elements
      </Button>
      <Box ref={box} sx={{ height: 260, width: '100%' }}>
        <DataGrid
          aria-label="Squares"
          rows={rows}
          columns={columns}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
      <Typography role="status">
        {count === undefined
          ? 'Scroll, then count.'
          : `${count} of 100 rows are in the page.`}
      </Typography>
    </Stack>
  );
}
