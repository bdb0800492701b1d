import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import './table-pagination.css';

const names = {
  first: 'Newest letters',
  previous: 'Newer letters',
  next: 'Older letters',
  last: 'Oldest letters',
};

export default function OwnWords() {
  const [page, setPage] = React.useState(0);

  return (
    <TablePagination
      className="PageBar"
      slots={{ root: 'div' }}
      count={48}
      page={page}
      rowsPerPage={12}
      rowsPerPageOptions={[12]}
      onPageChange={(_event, next) => setPage(next)}
      getItemAriaLabel={(type) => names[type]}
      labelDisplayedRows={({ from, to, count }) =>
        `Letters ${from} to ${to}, of ${count}`
      }
    />
  );
}
