import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './table-pagination.css';

export default function AllRows() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(10);

  return (
    <TablePagination
      className="PageBar"
      slots={{ root: 'div' }}
      count={36}
      page={page}
      rowsPerPage={rowsPerPage}
      rowsPerPageOptions={[10, 20, { value: -1, label: 'All' }]}
      onPageChange={(_event, next) => setPage(next)}
      onRowsPerPageChange={(event) => {
        setRowsPerPage(Number(event.target.value));
        setPage(0);
      }}
    />
  );
}
