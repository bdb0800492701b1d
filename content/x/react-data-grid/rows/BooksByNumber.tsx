import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { books, columns } from './books';

export default function BooksByNumber() {
  return (
    <Box sx={{ width: '100%', height: 270 }}>
      <DataGrid
        aria-label="Books"
        rows={books}
        columns={columns}
        getRowId={(book) => book.isbn}
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
      />
    </Box>
  );
}
