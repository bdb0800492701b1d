import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { birds, columns } from './birds';

export default function FilterButtons() {
  const [place, setPlace] = React.useState('Cliff');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Where"
        value={place}
        onChange={(_event, next: string | null) => next && setPlace(next)}
      >
        <ToggleButton value="Beach">Beach</ToggleButton>
        <ToggleButton value="Cliff">Cliff</ToggleButton>
        <ToggleButton value="Lake">Lake</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 240 }}>
        <DataGrid
          aria-label={`Birds of the ${place.toLowerCase()}`}
          rows={birds}
          columns={columns}
          filterModel={{ items: [{ field: 'seen', operator: 'is', value: place }] }}
          disableColumnFilter
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
