import * as React from 'react';
import { TablePagination } from '@mui/base/TablePagination';
import { ferries } from './ferries';
import './table-pagination.css';

export default function FerryTable() {
  const [page, setPage] = React.useState(0);
  const [rowsPerPage, setRowsPerPage] = React.useState(5);
  const rows = ferries.slice(page * rowsPerPage, (page + 1) * rowsPerPage);

  return (
    <table className="PagedTable">
      <caption>Ferries today</caption>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">To</th>
          <th scope="col">Pier</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ time, to, pier }) => (
          <tr key={time}>
            <td>{time}</td>
            <td>{to}</td>
            <td>{pier}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <TablePagination
            colSpan={3}
            count={ferries.length}
            page={page}
            rowsPerPage={rowsPerPage}
            rowsPerPageOptions={[3, 5, 10]}
            onPageChange={(_event, next) => setPage(next)}
            onRowsPerPageChange={(event) => {
              setRowsPerPage(Number(event.target.value));
              setPage(0);
            }}
          />
        </tr>
      </tfoot>
    </table>
  );
}
