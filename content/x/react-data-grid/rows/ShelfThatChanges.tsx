import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { books, columns } from './books';

export default function ShelfThatChanges() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          disabled={count === books.length}
          onClick={() => setCount(count + 1)}
        >
          Add a book
        </Button>
        <Button disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a book
        </Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          aria-label="A shelf of books"
          rows={books.slice(0, count)}
          columns={columns}
          getRowId={(book) => book.isbn}
          experimentalFeatures={{ ariaV7: true }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
