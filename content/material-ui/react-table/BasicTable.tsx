import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { stations } from './data';

export default function BasicTable() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Stations of the blue line">
        <TableHead>
          <TableRow>
            <TableCell>Station</TableCell>
            <TableCell align="right">Opened</TableCell>
            <TableCell align="right">Platforms</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stations.map(({ name, opened, platforms }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{opened}</TableCell>
              <TableCell align="right">{platforms}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
