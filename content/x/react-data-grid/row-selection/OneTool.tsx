import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, tools } from './tools';

export default function OneTool() {
  const [name, setName] = React.useState('none');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="Tools"
          rows={tools}
          columns={columns}
          onRowSelectionModelChange={([id]) =>
            setName(tools.find((tool) => tool.id === id)?.name ?? 'none')
          }
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
      <Typography role="status">Chosen: {name}</Typography>
    </Stack>
  );
}
