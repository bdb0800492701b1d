import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { books, columns } from './books';

export default function OneRowAtATime() {
  const apiRef = useGridApiRef();
  const read = React.useRef(0);

  function readOn() {
    read.current += 10;
    const pages = Math.max(0, 480 - read.current);
    apiRef.current.updateRows([{ isbn: books[0]?.isbn, pages }]);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={readOn}>
        Read ten pages of Austen
      </Button>
      <Box sx={{ height: 270, width: '100%' }}>
        <DataGrid
          aria-label="Pages left to read"
          apiRef={apiRef}
          rows={books}
          columns={columns}
          getRowId={(book) => book.isbn}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
