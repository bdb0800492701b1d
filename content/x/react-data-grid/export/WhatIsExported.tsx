import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, crew } from './crew';

export default function WhatIsExported() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('Sort or select rows, then press.');

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Box sx={{ height: 220, width: '100%' }}>
        <DataGrid
          aria-label="Crew to export"
          apiRef={apiRef}
          rows={crew}
          columns={columns}
          checkboxSelection
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
      <Button
        variant="outlined"
        onClick={() => setCsv(apiRef.current.getDataAsCsv())}
      >
        Show the CSV
      </Button>
      <Box component="pre" role="status" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
        {csv}
      </Box>
    </Stack>
  );
}
