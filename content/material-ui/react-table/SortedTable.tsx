import * as React from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { stations, type Station } from './data';

const columns: { key: keyof Station; label: string }[] = [
  { key: 'name', label: 'Station' },
  { key: 'opened', label: 'Opened' },
  { key: 'passengers', label: 'Passengers (millions)' },
];

type Order = 'asc' | 'desc';

export default function SortedTable() {
  const [by, setBy] = React.useState<keyof Station>('passengers');
  const [order, setOrder] = React.useState<Order>('desc');

  const rows = [...stations].sort((a, b) => {
    const difference = a[by] < b[by] ? -1 : 1;
    return order === 'asc' ? difference : -difference;
  });

  function sort(key: keyof Station) {
    setOrder(by === key && order === 'asc' ? 'desc' : 'asc');
    setBy(key);
  }

  return (
    <Table size="small" aria-label="Stations, sorted">
      <TableHead>
        <TableRow>
          {columns.map(({ key, label }) => (
            <TableCell key={key} sortDirection={by === key ? order : false}>
              <TableSortLabel
                active={by === key}
                direction={by === key ? order : 'asc'}
                onClick={() => sort(key)}
              >
                {label}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((station) => (
          <TableRow key={station.name} hover>
            {columns.map(({ key }) => (
              <TableCell key={key}>{station[key]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
