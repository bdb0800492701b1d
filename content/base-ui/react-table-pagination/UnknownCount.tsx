import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './table-pagination.css';

export default function UnknownCount() {
  const [page, setPage] = React.useState(0);

  return (
    <TablePagination
      className="PageBar"
      slots={{ root: 'div' }}
      count={-1}
      page={page}
      rowsPerPage={20}
      rowsPerPageOptions={[]}
      onPageChange={(_event, next) => setPage(next)}
    />
  );
}
