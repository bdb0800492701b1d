import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const widths = [
  ['70%', '40%', '50%'],
  ['50%', '60%', '40%'],
  ['80%', '50%', '50%'],
];

export default function LoadingTable() {
  return (
    <Table size="small" aria-busy="true" aria-label="Departures, loading" sx={{ width: 420, maxWidth: '100%' }}>
      <TableHead>
        <TableRow>
          <TableCell>Ferry</TableCell>
          <TableCell>Pier</TableCell>
          <TableCell>Leaves</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {widths.map((row) => (
          <TableRow key={row.join()}>
            {row.map((width, index) => (
              <TableCell key={index}>
                <Skeleton width={width} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
