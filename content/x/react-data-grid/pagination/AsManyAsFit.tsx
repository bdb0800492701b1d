import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid } from '@mui/x-data-grid';
import { columns, tides } from './tides';

export default function AsManyAsFit() {
  const [height, setHeight] = React.useState(330);

  return (
    <Box sx={{ width: '100%', height: 470 }}>
      <Slider
        aria-label="Height of the grid"
        min={270}
        max={420}
        value={height}
        onChange={(_event, next) => setHeight(next as number)}
      />
      <Box sx={{ height }}>
        <DataGrid
          aria-label="As many tides as fit"
          rows={tides}
          columns={columns}
          autoPageSize
          experimentalFeatures={{ ariaV7: true }}
        />
      </Box>
    </Box>
  );
}
