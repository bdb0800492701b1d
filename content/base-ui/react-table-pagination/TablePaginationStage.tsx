import * as React from 'react';
import { TablePagination, type TablePaginationProps } from '@mui/base/TablePagination';
import './table-pagination.css';

export default function TablePaginationStage(props: TablePaginationProps) {
  const [page, setPage] = React.useState(0);

  return (
    <TablePagination
      {...props}
      page={page}
      onPageChange={(_event, next) => setPage(next)}
      className="PageBar"
      slots={{ root: 'div' }}
    />
  );
}
