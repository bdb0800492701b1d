import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

export default function TableStage(props: TableProps) {
  return (
    <Table {...props} aria-label="Lakes">
      <TableHead>
        <TableRow>
          <TableCell>Lake</TableCell>
          <TableCell align="right">Depth in metres</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Como</TableCell>
          <TableCell align="right">410</TableCell>
        </TableRow>
        <TableRow>
          <TableCell>Garda</TableCell>
          <TableCell align="right">346</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
