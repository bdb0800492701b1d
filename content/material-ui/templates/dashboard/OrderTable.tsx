import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

const orders = [
  { id: 4127, customer: 'Amara Diallo', total: '$42.00', status: 'Paid' },
  { id: 4126, customer: 'Jun Park', total: '$118.50', status: 'Shipped' },
  { id: 4125, customer: 'Nadia Haddad', total: '$27.00', status: 'Paid' },
  { id: 4124, customer: 'Erik Lund', total: '$64.00', status: 'Returned' },
];

export default function OrderTable() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ boxSizing: 'border-box' }}>
      <Typography id="orders-title" variant="h6" component="h3" sx={{ px: 2, pt: 2 }}>
        Latest orders
      </Typography>
      <Table aria-labelledby="orders-title">
        <TableHead>
          <TableRow>
            <TableCell>Order</TableCell>
            <TableCell>Customer</TableCell>
            <TableCell>Status</TableCell>
            <TableCell align="right">Total</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {orders.map(({ id, customer, total, status }) => (
            <TableRow key={id} hover>
              <TableCell component="th" scope="row">
                {id}
              </TableCell>
              <TableCell>{customer}</TableCell>
              <TableCell>
                <Chip size="small" variant="outlined" label={status} />
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {total}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
