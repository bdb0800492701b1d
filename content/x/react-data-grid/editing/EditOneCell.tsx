import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, stock, type Article } from './stock';

export default function EditOneCell() {
  const [rows, setRows] = React.useState(stock);
  const [saved, setSaved] = React.useState('Nothing changed yet');

  function save(next: Article, before: Article) {
    setRows(rows.map((row) => (row.id === next.id ? next : row)));
    setSaved(`${next.name}: ${before.pieces} → ${next.pieces}`);
    return next;
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 220 }}>
        <DataGrid
          aria-label="Stock"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
      <Typography role="status">{saved}</Typography>
    </Stack>
  );
}
