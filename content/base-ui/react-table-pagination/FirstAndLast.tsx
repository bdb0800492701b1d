import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './table-pagination.css';

export default function FirstAndLast() {
  const [page, setPage] = React.useState(2);

  return (
    <TablePagination
      className="PageBar"
      slots={{ root: 'div' }}
      count={60}
      page={page}
      rowsPerPage={10}
      rowsPerPageOptions={[10]}
      onPageChange={(_event, next) => setPage(next)}
      slotProps={{ actions: { showFirstButton: true, showLastButton: true } }}
    />
  );
}
